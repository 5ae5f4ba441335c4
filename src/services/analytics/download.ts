/** A download, as the site's statistics name it. */

export interface Download {
  /** The file's name, such as `brochure.pdf`. */
  readonly file: string;
  /** Where the link stands, in the editors' words; may be empty. */
  readonly location: string;
}

export interface DownloadLabel {
  readonly name: string;
  /** For PDF files only: a chapter that is there but undefined would count as an empty one. */
  readonly chapter1?: 'telechargement_pdf';
  /** The part of the site's statistics that downloads belong to. */
  readonly level2: 2;
}

/** Returns file and location joined by `::`, which separates levels and so can't stand inside either. */
export function labelOf({ file, location }: Download): DownloadLabel {
  const words = [file, location].map((part) => part.replace(/:{2,}/g, ' ').trim());
  return {
    name: words.filter(Boolean).join('::'),
    ...(/\.pdf$/i.test(file.trim()) && { chapter1: 'telechargement_pdf' }),
    level2: 2,
  };
}
