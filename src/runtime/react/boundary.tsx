import type { ReactNode } from 'react';
import { Component } from 'react';

interface BoundaryProps {
  readonly crashed: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a crash to what is inside. That is removed, the owner is told, and everything around goes on. */
export class Boundary extends Component<BoundaryProps> {
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
