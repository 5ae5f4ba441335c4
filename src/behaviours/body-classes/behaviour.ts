import { browserOf, systemOf } from '../../lib/user-agent.ts';
import { bind } from '../../runtime/bind.ts';
import type { Starter } from '../../runtime/core/kinds.ts';

/** Nothing of a template to check: a page without other roots needs no more than this. */
const start: Starter = (body, { signal }) => {
  const classes = { [browserOf(navigator.userAgent)]: true, [systemOf(navigator)]: true };
  bind(body, signal).apply({ classes });
};

export default start;
