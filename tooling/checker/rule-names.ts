/** The names of all rules, for options and comments. */
import { templateRules } from '../../src/checks/template-rules.ts';
import { nearestName } from '../../src/lib/errors/nearest-name.ts';

/** The rule for mistakes in comments that turn rules off. */
export const COMMENT_RULE = 'disable-comment';

export const RULES: readonly string[] = [...Object.keys(templateRules), COMMENT_RULE];

/** Returns advice for an unknown rule name. */
export function adviceForRule(found: string): string {
  const nearest = nearestName(found, RULES);
  return nearest ? `write ${nearest}` : 'use the name that a message of the rule shows';
}
