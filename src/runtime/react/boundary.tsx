import type { ReactNode } from 'react';
import { Component } from 'react';

interface BoundaryProps {
  readonly crashed: (error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * An error boundary. If something inside throws, its content is removed, and `crashed` is called. Everything
 * outside stays.
 */
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
