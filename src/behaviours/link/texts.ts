const WINDOW = '(?:nouvelle\\s+fenêtre|nouvel\\s+onglet)';
const OPENS = "(?:s[’']ouvre |ouvre |ouverture )?(?:dans )?(?:une? )?";

/** How editors note that a link opens a window: in brackets; after a dash or a comma at the end; on its own. */
export const newWindowNotes: readonly RegExp[] = [
  new RegExp(`\\s*[([][^()[\\]]*${WINDOW}[^()[\\]]*[)\\]]`, 'gi'),
  new RegExp(`(?:\\s+[–—-]|,)\\s+[^,–—-]*${WINDOW}[^,–—-]*$`, 'i'),
  new RegExp(`^\\s*${OPENS}${WINDOW}\\s*\\.?\\s*$`, 'i'),
];
