/**
 * Returns an identity for what is named by a code that others share: the identity of what it belongs to, and the code.
 * Clients keep what they were told by type and `_id`, so no two things of one type may have the same.
 */
export const identityWithin = (owner: string, code: string): string => `${owner}:${code}`;

/**
 * Returns an identity for what is told of one attempt at something: with a key of idempotency the same for each time it
 * is sent, else of its own.
 */
export const identityOfAttempt = (of: string, key: string | null | undefined): string =>
  identityWithin(of, key ?? crypto.randomUUID());

/** `{product}:{option}`, and with a value `{product}:{option}:{value}`. */
const IDENTITY =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[\w-]{1,60}(?::[\w-]{1,60})?$/;

/**
 * Returns choices by their codes where they were sent by identity, name and value alike: whatever was told may be sent.
 * The product in it may be that of the variation that is meant, so that the codes alone decide, as if they were sent.
 */
export function choicesByCode<Text>(choices: Readonly<Record<string, Text>>): Record<string, Text | string> {
  const codeOf = (named: string) => (IDENTITY.test(named) ? named.slice(named.lastIndexOf(':') + 1) : named);
  const entries = Object.entries(choices).map(([option, text]): [string, Text | string] => [
    codeOf(option),
    typeof text === 'string' ? codeOf(text) : text,
  ]);
  return Object.fromEntries(entries);
}
