/** Whether elements of a template are rendered together. */
import type { Branch, Markup } from './markup.ts';

/** Whether one of the two is never rendered without the other, because it is in the branch that is around the other. */
export function areTogether(one: Markup, other: Markup): boolean {
  if (one.stretch === other.stretch) return true;
  if (!one.branch || !other.branch) return false;
  return isWithin(one.branch, other.branch) || isWithin(other.branch, one.branch);
}

function isWithin(inner: Branch, outer: Branch): boolean {
  for (let at: Branch | undefined = inner; at; at = at.around) if (at === outer) return true;
  return false;
}
