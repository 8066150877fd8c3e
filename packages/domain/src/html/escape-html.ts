const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML or XML: in an element, or in a quoted attribute. The one place that escapes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
