/** Describes an element of a page by role and name, or by its text. */

export interface Target {
  /** An ARIA role, or `field` for a label, `text` for any text, `css` for a selector. */
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
/** A field with this label. */
export const field = byRole('field');
export const text = byRole('text');
export const css = byRole('css');

export function described({ by, name }: Target): string {
  return `${by} ${name}`;
}
