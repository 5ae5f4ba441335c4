import { h, hydrate } from 'preact';
import { Cards } from '../cards.tsx';

export function start(target: HTMLElement): void {
  hydrate(h(Cards, JSON.parse(target.dataset.props ?? '')), target);
}
