/** A download, as it is named in the site's statistics. */

export interface Download {
  /** The file's name, such as `brochure.pdf`. */
  readonly file: string;
  /** The place of the link, as the editors call it; may be empty. */
  readonly location: string;
}

export interface DownloadLabel {
  readonly name: string;
  /** Only for PDF files. The key must be absent otherwise: the tag would count `undefined` as an empty chapter. */
  readonly chapter1?: 'telechargement_pdf';
  /** The number of the section that downloads have in the site's statistics. */
  readonly level2: 2;
}

/** Returns the label: file and location, joined by `::`. That separates levels, so it is removed from both. */
export function labelOf({ file, location }: Download): DownloadLabel {
  const words = [file, location].map((part) => part.replace(/:{2,}/g, ' ').trim());
  return {
    name: words.filter(Boolean).join('::'),
    ...(/\.pdf$/i.test(file.trim()) && { chapter1: 'telechargement_pdf' }),
    level2: 2,
  };
}
