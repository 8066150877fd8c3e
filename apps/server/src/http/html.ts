import { escapeHtml } from '@stoa/domain';

/** Returns a page of the server itself, where no shop can draw one. `body` is HTML made with `escapeHtml`. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 1.05rem/1.6 system-ui, sans-serif; margin: 0; color: #26221e; background: #faf8f5; }
  main { max-width: 42rem; margin: 0 auto; padding: 18vh 1.5rem 4rem; }
  h1 { font: 600 2rem/1.2 Georgia, serif; }
  a { color: inherit; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid #ddd6cc; }
</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

/** Allows a page of the server its inline style and nothing else. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
