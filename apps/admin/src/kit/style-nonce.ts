declare global {
  /** Where packages that make style elements by themselves look for the nonce. */
  var __webpack_nonce__: string | undefined;
}

/** Returns the nonce that the policy of this page names for style elements; empty where there is no policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

globalThis.__webpack_nonce__ = styleNonce();
