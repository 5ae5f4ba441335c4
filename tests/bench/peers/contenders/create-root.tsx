/** One plain bundle, like most pages with some React. */
import { createRoot } from 'react-dom/client';
import { Cards } from '../cards.tsx';

function start(within: ParentNode): void {
  for (const root of within.querySelectorAll<HTMLElement>('[data-react]'))
    createRoot(root).render(<Cards {...JSON.parse(root.dataset.props ?? '')} />);
}

start(document);
window.startWithin = start;
