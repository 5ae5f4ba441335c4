/**
 * One React tree for all the roots of a kind. Each root is an instance under an error boundary of its own:
 * one that fails or leaves never touches its siblings. The tree's container is never in the document;
 * instances bind the server's elements and render into containers of their own.
 */
import type { ReactNode } from 'react';
import {
  memo,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { Boundary } from './boundary.tsx';

/** One root of the kind. */
export interface Instance {
  readonly id: number;
  readonly view: ReactNode;
  /** Told after the first commit, when everything is bound, rendered and listening. */
  readonly committed: () => void;
  readonly crashed: (error: unknown) => void;
}

/** A commit is one task: of fifty instances in it, each would wait for the last. As many share one as take no longer. */
const COMMIT_MS = 8;

export class KindTree {
  #root: Root | undefined;
  #instances: readonly Placed[] = [];
  /** Not rendered yet: those before them have not committed. */
  #waiting: readonly Placed[] = [];
  /** The ids of those that are being rendered. */
  readonly #rendering = new Set<number>();
  /** How many share this commit, and may share the next: one at first, on whatever device. */
  #batch = 1;
  #began: number | undefined;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Renders the instance in slices of a few milliseconds: many parts are no long task. */
  add({ id, view, committed, crashed }: Instance): void {
    const instance: Placed = {
      id,
      view,
      begins: () => {
        this.#began ??= performance.now();
      },
      committed: () => {
        committed();
        this.#settle(id);
      },
      crashed: (error) => {
        crashed(error);
        this.#settle(id);
      },
    };
    this.#waiting = [...this.#waiting, instance];
    this.#renderNext();
  }

  /** Unmounts the instance at once; the last one takes the tree with it. */
  remove(id: number): void {
    const others = (instance: Placed) => instance.id !== id;
    this.#waiting = this.#waiting.filter(others);
    if (!this.#instances.every(others)) {
      this.#instances = this.#instances.filter(others);
      flushSync(() => this.#draw());
    }
    this.#settle(id);
  }

  #renderNext(): void {
    if (this.#rendering.size > 0 || this.#waiting.length === 0) return;
    const next = this.#waiting.slice(0, this.#batch);
    this.#waiting = this.#waiting.slice(this.#batch);
    this.#batch = next.length;
    for (const { id } of next) this.#rendering.add(id);
    this.#instances = [...this.#instances, ...next];
    startTransition(() => this.#draw());
  }

  /** The instance has committed, crashed or left. */
  #settle(id: number): void {
    if (!this.#rendering.delete(id) || this.#rendering.size > 0) return;
    if (this.#began !== undefined) this.#fitBatch(performance.now() - this.#began);
    this.#began = undefined;
    this.#renderNext();
  }

  /** `took` in ms. At most twice as many: what the first ones took may be no measure. */
  #fitBatch(took: number): void {
    const fitting = Math.floor((this.#batch * COMMIT_MS) / took);
    this.#batch = Math.max(1, Math.min(fitting, this.#batch * 2));
  }

  #draw(): void {
    if (this.#instances.length === 0) {
      this.#root?.unmount();
      this.#root = undefined;
      return;
    }
    this.#root ??= createRoot(document.createElement('div'), {
      identifierPrefix: `islands-${this.#name}-`,
      onCaughtError: () => {},
    });
    this.#root.render(this.#instances.map((one) => <Place key={one.id} instance={one} />));
  }
}

interface Placed extends Instance {
  /** Told when its commit begins. */
  readonly begins: () => void;
}

const Place = memo(function Place({ instance }: { instance: Placed }) {
  return (
    <Boundary crashed={instance.crashed}>
      <Beginning tell={instance.begins} />
      {instance.view}
      <Committed tell={instance.committed} />
    </Boundary>
  );
});

/** Stands first: React runs these effects as it writes into the page. */
function Beginning({ tell }: { tell: () => void }) {
  useInsertionEffect(tell, [tell]);
  return null;
}

/**
 * Stands last, so that its effect runs after all those of the view: events that were held come next. A state that changes
 * in a layout effect makes React run all effects before the next paint: what the stylesheet keeps free for a root that is
 * due would be seen beside what the root has put there.
 */
function Committed({ tell }: { tell: () => void }) {
  const [, hasCommitted] = useState(false);
  useLayoutEffect(() => hasCommitted(true), []);
  useEffect(tell, [tell]);
  return null;
}
