import { browserOf, systemOf } from '../../lib/user-agent.ts';
import type { Starter } from '../../runtime/core/kinds.ts';

/** Does without bindings and parts, so that a page without other roots loads none of that code. */
const start: Starter = (body, { signal }) => {
  const sent = body.getAttribute('class');
  const before = [...body.classList];
  const classes = [browserOf(navigator.userAgent), systemOf(navigator)];
  const added = classes.filter((name) => !before.includes(name));
  body.classList.add(...added);
  signal.addEventListener('abort', () => {
    body.classList.remove(...added);
    // Restores the server's spelling of the attribute if it has the same meaning: the browser writes a class list
    // in its own spelling (https://dom.spec.whatwg.org/#concept-dtl-update).
    if (`${[...body.classList]}` !== `${before}`) return;
    if (sent === null) body.removeAttribute('class');
    else body.setAttribute('class', sent);
  });
};

export default start;
