import { Component, type ReactNode } from 'react';

/**
 * An error boundary that renders nothing in place of a failed component: React logs the error and the page stays.
 * Error boundaries have no effect on the server. ERR-535, BANNER-524
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
