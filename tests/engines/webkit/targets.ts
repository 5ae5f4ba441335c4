/** What a visitor means: a thing of a page by its role and name, or by its words. */

export interface Target {
  /** A role of ARIA; `text` for words wherever they stand, `css` for what has neither. */
  readonly by: string;
  readonly name: string | RegExp;
}

const byRole =
  (by: string) =>
  (name: string | RegExp): Target => ({ by, name });

export const button = byRole('button');
export const checkbox = byRole('checkbox');
export const dialog = byRole('dialog');
export const heading = byRole('heading');
export const link = byRole('link');
export const option = byRole('option');
export const slider = byRole('slider');
export const spinbutton = byRole('spinbutton');
export const tab = byRole('tab');
export const tabpanel = byRole('tabpanel');
/** A field, by its label. */
export const field = byRole('field');
export const text = byRole('text');
export const css = byRole('css');

export function described({ by, name }: Target): string {
  return `${by} ${name}`;
}
