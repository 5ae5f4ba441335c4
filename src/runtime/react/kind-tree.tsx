/**
 * One React tree for all islands of a kind. Each island has its own error boundary, so an island that fails or is
 * unmounted doesn't affect the others. The container of the tree is never in the document: the islands bind the
 * server's elements and render into containers of their own.
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

/** One island in the tree. */
export interface Child {
  /** As returned by `idFor`. */
  readonly id: string;
  readonly view: ReactNode;
  /** Called after the first commit, when the effects of the island have run. */
  readonly onCommit: () => void;
  readonly onCrash: (error: unknown) => void;
}

/**
 * The longest that one commit should take. A commit can't be interrupted, and each island in it waits for all the
 * others.
 */
const COMMIT_MS = 8;

export class KindTree {
  #root: Root | undefined;
  #children: readonly QueuedChild[] = [];
  /** Islands that are not rendered yet, because an earlier batch has not committed. */
  #queued: readonly QueuedChild[] = [];
  /** The ids of all islands, rendered or queued. */
  readonly #ids = new Set<string>();
  /** The ids of the islands that are being rendered. */
  readonly #rendering = new Set<string>();
  /** How many islands share a commit. Starts at one on every device. */
  #batch = 1;
  #began: number | undefined;
  #unnamed = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /**
   * Returns an id for the island on the root. React's developer tools show it as the key: `cards#toutes`, or
   * `cards:2` for a root without an id.
   */
  idFor(root: HTMLElement): string {
    const id = `${this.#name}#${unshadowed(root).id}`;
    if (!id.endsWith('#') && !this.#ids.has(id)) return id;
    this.#unnamed += 1;
    return `${this.#name}:${this.#unnamed}`;
  }

  /** Adds the island. React renders it in slices of a few milliseconds, so that many parts don't make one long task. */
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

  /** Removes the island at once. The tree is unmounted with its last island. */
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

  /** Called when the island has committed, crashed or been removed. */
  #settle(id: string): void {
    if (!this.#rendering.delete(id) || this.#rendering.size > 0) return;
    if (this.#began !== undefined) this.#fitBatch(performance.now() - this.#began);
    this.#began = undefined;
    this.#renderNext();
  }

  /**
   * Adjusts the batch size to how long the last commit took, in ms. The size doubles at most, since the first
   * commits are not typical.
   */
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
 * Strict mode, in development and in unit tests. It renders twice and runs the effects of a new island twice, which
 * shows impure code. It must be the root of the tree: elsewhere, React runs the effects of a first mount only once
 * (https://github.com/react/react/pull/31825).
 */
const Mode = import.meta.env.DEV ? StrictMode : Fragment;

interface QueuedChild extends Child {
  /** Called when the commit of the island begins. */
  readonly onStart: () => void;
}

const Island = memo(function Island({ child }: { child: QueuedChild }) {
  return (
    <Boundary crashed={child.onCrash}>
      <NotifyStart notify={child.onStart} />
      {child.view}
      <NotifyCommit notify={child.onCommit} />
    </Boundary>
  );
});

/**
 * Must be the first child: React runs insertion effects while it changes the DOM.
 * https://react.dev/reference/react/useInsertionEffect
 */
function NotifyStart({ notify }: { notify: () => void }) {
  useInsertionEffect(notify, [notify]);
  return null;
}

/**
 * Must be the last child, so that its effect runs after all effects of the view. Held events are dispatched after
 * it.
 * The state that changes in a layout effect makes React run all effects before the next paint
 * (https://github.com/react/react/issues/17334). Otherwise the visitor would see, for one frame, both the new
 * content and the space that the stylesheet reserves for a pending island.
 */
function NotifyCommit({ notify }: { notify: () => void }) {
  const [, hasCommitted] = useState(false);
  useLayoutEffect(() => hasCommitted(true), []);
  useEffect(notify, [notify]);
  return null;
}
