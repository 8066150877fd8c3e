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

/**
 * Returns choices by their codes where they were sent by identity, name and value alike: whatever was told may be sent.
 */
export function choicesByCode<Text>(
  choices: Readonly<Record<string, Text>>,
  products: readonly string[],
): Record<string, Text | string> {
  const codeOf = (named: string) => {
    const isIdentity = products.some((product) => named.startsWith(`${product}:`));
    return isIdentity ? named.slice(named.lastIndexOf(':') + 1) : named;
  };
  const entries = Object.entries(choices).map(([option, text]): [string, Text | string] => [
    codeOf(option),
    typeof text === 'string' ? codeOf(text) : text,
  ]);
  return Object.fromEntries(entries);
}
