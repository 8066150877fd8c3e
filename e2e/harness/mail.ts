/** What a test reads of a mail. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a mail as SMTP carried it, one character a byte. */
export function parseMail(raw: string): Mail {
  const mail = splitPart(raw);
  const parts = leavesOf(mail);
  const ofType = (type: string) => parts.find((part) => header(part, 'content-type').startsWith(type));
  return {
    to: header(mail, 'to'),
    subject: decodeWords(header(mail, 'subject')),
    messageId: header(mail, 'message-id'),
    text: decodeBody(ofType('text/plain')),
    html: decodeBody(ofType('text/html')),
  };
}

const header = (part: Part, name: string) => part.headers.get(name) ?? '';

function splitPart(raw: string): Part {
  const at = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), value] as const;
  });
  return { headers: new Map(headers), body: raw.slice(at + 4) };
}

function leavesOf(part: Part): Part[] {
  const [, boundary] = /boundary="?([^";]+)"?/.exec(header(part, 'content-type')) ?? [];
  if (boundary === undefined) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((one) => leavesOf(splitPart(one.replace(/^\r\n/, ''))));
}

function decodeBody(part: Part | undefined): string {
  if (part === undefined) return '';
  switch (header(part, 'content-transfer-encoding').toLowerCase()) {
    case 'base64':
      return Buffer.from(part.body, 'base64').toString('utf8');
    case 'quoted-printable':
      return decodeQuoted(part.body.replace(/=\r\n/g, ''));
    default:
      return Buffer.from(part.body, 'latin1').toString('utf8');
  }
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}
