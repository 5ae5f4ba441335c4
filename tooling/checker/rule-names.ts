/** The names of all rules, as options and comments say them. */
import { templateRules } from '../../src/checks/template-rules.ts';
import { nearestName } from '../../src/lib/errors/nearest-name.ts';

/** What is wrong with a comment that turns rules off. */
export const COMMENT_RULE = 'disable-comment';

export const RULES: readonly string[] = [...Object.keys(templateRules), COMMENT_RULE];

/** Returns what to do about a name that is no rule. */
export function adviceForRule(found: string): string {
  const nearest = nearestName(found, RULES);
  return nearest ? `write ${nearest}` : 'each message names its rule';
}
