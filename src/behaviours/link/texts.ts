export const texts = {
  /** How editors say that a link opens a window of its own. */
  newWindow: /\s*[(–-]?\s*(?:ouvre (?:dans )?une )?nouvelle fenêtre\s*\)?|\s*\(?nouvel onglet\)?/i,
};
