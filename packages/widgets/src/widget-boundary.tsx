import { Component, type ReactNode } from 'react';

/**
 * Keeps a widget's failure in the browser to itself: React logs it, the widget vanishes, and the page stands. On the
 * server there is no such thing, but there the settings have been checked. ERR-535, BANNER-524
 */
export class WidgetBoundary extends Component<
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
