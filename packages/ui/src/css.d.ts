import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Variables that the stylesheet reads. */
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
