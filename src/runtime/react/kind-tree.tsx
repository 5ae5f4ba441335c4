/**
 * One React tree for all islands of a kind. Each is a child under an error boundary of its own, so that one that fails or
 * is unmounted never touches its siblings. The tree's container is never in the document: children bind the server's
 * elements, and render into containers of their own.
 */
import type { ReactNode } from 'react';
import {
  Fragment,
  memo,
  StrictMode,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { unshadowed } from '../../lib/unshadowed.ts';
import { Boundary } from './boundary.tsx';

/** One island of the kind. */
export interface Child {
  /** From `idFor`. */
  readonly id: string;
  readonly view: ReactNode;
  /** Called after the first commit, when everything is bound, rendered and listening. */
  readonly onCommit: () => void;
  readonly onCrash: (error: unknown) => void;
}

/** A commit is one task, and each child in it waits for the last. As many share a commit as take no longer than this. */
const COMMIT_MS = 8;

export class KindTree {
  #root: Root | undefined;
  #children: readonly QueuedChild[] = [];
  /** Not rendered yet: those before them have not committed. */
  #queued: readonly QueuedChild[] = [];
  /** The ids of all of them, rendered or queued. */
  readonly #ids = new Set<string>();
  /** The ids of those that are being rendered. */
  readonly #rendering = new Set<string>();
  /** How many children share a commit. One at first, on whatever device. */
  #batch = 1;
  #began: number | undefined;
  #unnamed = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Returns an id for the island on the root, its key in React's tools: `cards#toutes`, or `cards:2` without an id. */
  idFor(root: HTMLElement): string {
    const id = `${this.#name}#${unshadowed(root).id}`;
    if (!id.endsWith('#') && !this.#ids.has(id)) return id;
    this.#unnamed += 1;
    return `${this.#name}:${this.#unnamed}`;
  }

  /** Renders the child in slices of a few milliseconds: many parts are no long task. */
  add({ id, view, onCommit, onCrash }: Child): void {
    const child: QueuedChild = {
      id,
      view,
      onStart: () => {
        this.#began ??= performance.now();
      },
      onCommit: () => {
        onCommit();
        this.#settle(id);
      },
      onCrash: (error) => {
        onCrash(error);
        this.#settle(id);
      },
    };
    this.#ids.add(id);
    this.#queued = [...this.#queued, child];
    this.#renderNext();
  }

  /** Unmounts the child at once; the last one takes the tree with it. */
  remove(id: string): void {
    const others = (child: QueuedChild) => child.id !== id;
    this.#ids.delete(id);
    this.#queued = this.#queued.filter(others);
    if (!this.#children.every(others)) {
      this.#children = this.#children.filter(others);
      flushSync(() => this.#draw());
    }
    this.#settle(id);
  }

  #renderNext(): void {
    if (this.#rendering.size > 0 || this.#queued.length === 0) return;
    const next = this.#queued.slice(0, this.#batch);
    this.#queued = this.#queued.slice(this.#batch);
    this.#batch = next.length;
    for (const { id } of next) this.#rendering.add(id);
    this.#children = [...this.#children, ...next];
    startTransition(() => this.#draw());
  }

  /** Called when the child has committed, crashed or been removed. */
  #settle(id: string): void {
    if (!this.#rendering.delete(id) || this.#rendering.size > 0) return;
    if (this.#began !== undefined) this.#fitBatch(performance.now() - this.#began);
    this.#began = undefined;
    this.#renderNext();
  }

  /** Fits the batch to what the last one took, in ms. It doubles at most: the first ones may be no measure. */
  #fitBatch(took: number): void {
    const fitting = Math.floor((this.#batch * COMMIT_MS) / took);
    this.#batch = Math.max(1, Math.min(fitting, this.#batch * 2));
  }

  #draw(): void {
    if (this.#children.length === 0) {
      this.#root?.unmount();
      this.#root = undefined;
      return;
    }
    this.#root ??= createRoot(document.createElement('div'), {
      identifierPrefix: `islands-${this.#name}-`,
      onCaughtError: () => {},
    });
    this.#root.render(
      <Mode>
        {this.#children.map((one) => (
          <Island key={one.id} child={one} />
        ))}
      </Mode>,
    );
  }
}

/**
 * In development and in unit tests, renders twice and runs the effects of a new child twice, which shows what is not pure.
 * It stands around all children, as the root of the tree: elsewhere, React runs the effects of a first mount only once
 * (https://github.com/react/react/pull/31825).
 */
const Mode = import.meta.env.DEV ? StrictMode : Fragment;

interface QueuedChild extends Child {
  /** Called when its commit begins. */
  readonly onStart: () => void;
}

const Island = memo(function Island({ child }: { child: QueuedChild }) {
  return (
    <Boundary crashed={child.onCrash}>
      <TellStart tell={child.onStart} />
      {child.view}
      <TellCommit tell={child.onCommit} />
    </Boundary>
  );
});

/**
 * Stands first: React runs these effects as it writes into the page.
 * https://react.dev/reference/react/useInsertionEffect
 */
function TellStart({ tell }: { tell: () => void }) {
  useInsertionEffect(tell, [tell]);
  return null;
}

/**
 * Stands last, so that its effect runs after all those of the view: events that were held come next. A state that changes
 * in a layout effect makes React run all effects before the next paint (https://github.com/react/react/issues/17334).
 * Otherwise, what the stylesheet keeps free for a root that is due would be seen beside what the root has put there.
 */
function TellCommit({ tell }: { tell: () => void }) {
  const [, hasCommitted] = useState(false);
  useLayoutEffect(() => hasCommitted(true), []);
  useEffect(tell, [tell]);
  return null;
}
