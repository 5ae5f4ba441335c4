const WINDOW = '(?:nouvelle\\s+fenêtre|nouvel\\s+onglet)';
const OPENS = "(?:s[’']ouvre |ouvre |ouverture )?(?:dans )?(?:une? )?";

/**
 * How editors write that a link opens a new window: in brackets, at the end after a dash or a comma, or as the
 * whole text.
 */
export const newWindowNotes: readonly RegExp[] = [
  new RegExp(`\\s*[([][^()[\\]]*${WINDOW}[^()[\\]]*[)\\]]`, 'gi'),
  new RegExp(`(?:\\s+[–—-]|,)\\s+[^,–—-]*${WINDOW}[^,–—-]*$`, 'i'),
  new RegExp(`^\\s*${OPENS}${WINDOW}\\s*\\.?\\s*$`, 'i'),
];
