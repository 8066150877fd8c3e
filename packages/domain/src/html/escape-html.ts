const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for HTML or XML: for an element's content or a quoted attribute. Nothing else in the project escapes
 * markup.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
