/**
 * One React tree for all the roots of a kind. Each root is an instance under an error boundary of its own:
 * one that fails or leaves never touches its siblings. The tree's container is never in the document;
 * instances bind the server's elements and render into containers of their own.
 */
import type { ReactNode } from 'react';
import { Component, memo, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';

/** One root of the kind. */
export interface Instance {
  readonly id: number;
  readonly view: ReactNode;
  /** Told after the first commit, when everything is bound, rendered and listening. */
  readonly committed: () => void;
  readonly crashed: (error: unknown) => void;
}

export class KindTree {
  #root: Root | undefined;
  #instances: readonly Instance[] = [];
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Renders the instance in slices of a few milliseconds: many parts are no long task. */
  add(instance: Instance): void {
    this.#instances = [...this.#instances, instance];
    this.#root ??= createRoot(document.createElement('div'), {
      identifierPrefix: `islands-${this.#name}-`,
      onCaughtError: () => {},
    });
    startTransition(() => this.#draw());
  }

  /** Unmounts the instance at once; the last one takes the tree with it. */
  remove(id: number): void {
    this.#instances = this.#instances.filter((instance) => instance.id !== id);
    if (this.#instances.length > 0) {
      flushSync(() => this.#draw());
      return;
    }
    const root = this.#root;
    this.#root = undefined;
    flushSync(() => root?.unmount());
  }

  #draw(): void {
    this.#root?.render(this.#instances.map((one) => <Place key={one.id} instance={one} />));
  }
}

const Place = memo(function Place({ instance }: { instance: Instance }) {
  return (
    <Boundary crashed={instance.crashed}>
      {instance.view}
      <Committed tell={instance.committed} />
    </Boundary>
  );
});

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

class Boundary extends Component<{ crashed: (error: unknown) => void; children: ReactNode }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.crashed(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
