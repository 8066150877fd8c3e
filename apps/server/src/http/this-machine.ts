/**
 * Tells whether a host name leads to the machine that asks for it, and so to nobody's proxy: those of
 * https://www.rfc-editor.org/rfc/rfc6761#section-6.3, and the addresses of loopback.
 */
export const isOfThisMachine = (host: string): boolean => /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(host);
