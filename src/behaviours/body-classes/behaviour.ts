import { browserOf, systemOf } from '../../lib/user-agent.ts';
import type { Starter } from '../../runtime/core/kinds.ts';

/** Starts without bindings and without parts to look for: a page without other roots needs no more than this. */
const start: Starter = (body, { signal }) => {
  const sent = body.getAttribute('class');
  const before = [...body.classList];
  const classes = [browserOf(navigator.userAgent), systemOf(navigator)];
  const added = classes.filter((name) => !before.includes(name));
  body.classList.add(...added);
  signal.addEventListener('abort', () => {
    body.classList.remove(...added);
    // The browser writes the list in its own spelling (https://dom.spec.whatwg.org/#concept-dtl-update): the server's comes
    // back where it means the same.
    if (`${[...body.classList]}` !== `${before}`) return;
    if (sent === null) body.removeAttribute('class');
    else body.setAttribute('class', sent);
  });
};

export default start;
