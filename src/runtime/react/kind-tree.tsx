/**
 * One React tree for all the roots of a kind. Each root is an instance under an error boundary of its own:
 * one that fails or leaves never touches its siblings. The tree's container is never in the document;
 * instances bind the server's elements and render into containers of their own.
 */
import type { ReactNode } from 'react';
import { Component, memo, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { once } from '../../lib/once.ts';
import { nextTask } from '../engine/pace.ts';

/** One root of the kind. */
export interface Instance {
  readonly id: number;
  readonly view: ReactNode;
  /** Told at the first commit, when everything is bound and rendered. */
  readonly committed: () => void;
  readonly crashed: (error: unknown) => void;
}

/**
 * What the browser compiles for React's first tree costs a slow phone as much as an island: it has a task of its
 * own, between the one that evaluates React and the first mount.
 */
export const warmUp = once(async () => {
  await nextTask();
  const root = createRoot(document.createElement('div'));
  const nothing = <Place instance={{ id: 0, view: null, committed() {}, crashed() {} }} />;
  flushSync(() => root.render([nothing]));
  flushSync(() => root.unmount());
  await nextTask();
});

export class KindTree {
  #root: Root | undefined;
  #instances: readonly Instance[] = [];
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  add(instance: Instance): void {
    this.#draw([...this.#instances, instance]);
  }

  /** Unmounts the instance at once; the last one takes the tree with it. */
  remove(id: number): void {
    this.#draw(this.#instances.filter((instance) => instance.id !== id));
  }

  #draw(instances: readonly Instance[]): void {
    this.#instances = instances;
    this.#root ??= createRoot(document.createElement('div'), {
      identifierPrefix: `islands-${this.#name}-`,
      onCaughtError: () => {},
    });
    const root = this.#root;
    if (instances.length > 0) {
      flushSync(() => root.render(instances.map((one) => <Place key={one.id} instance={one} />)));
      return;
    }
    this.#root = undefined;
    flushSync(() => root.unmount());
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

/** Stands last, so that its effect runs after those of the view. */
function Committed({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell]);
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
