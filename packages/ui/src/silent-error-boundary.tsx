import { Component, type ReactNode } from 'react';

/**
 * Keeps a failure in the browser to itself: React logs it, what failed vanishes, and the page stands. On the server
 * there is no such thing. ERR-535, BANNER-524
 */
export class SilentErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
