import {
  fieldRules,
  isKnownEmail,
  msg,
  nickNameIssue,
  plainTextIssue,
  type Rule,
  ShopError,
} from '@stoa/domain';
import { z } from 'zod';
import { breaksAs, inputIssues } from './input-issues.ts';

/**
 * Checks input at the edge of a use case and returns it typed, trimmed and with defaults.
 * @throws ShopError `invalid-input` with every field at fault, e.g. `address.postcode`, and the rule that it breaks
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = inputIssues(result.error.issues, input);
  throw new ShopError('invalid-input', { issues, cause: result.error });
}

/**
 * The id of a record, in small letters as the database gives it: ids are compared as texts, and clients may write them in
 * capitals.
 */
export const recordId = z.uuid().toLowerCase();

/** One line of text such as a name: trimmed, without control characters and halves of characters. OPEN-503 */
export const shortText = (max = 255) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => /^[^\p{Cc}\p{Cs}]*$/u.test(text), breaksAs(msg('field.characters')));

/** Makes a zod check of a rule; the issue carries the rule's message. */
export const obeys = (rule: Rule) =>
  z.superRefine<string>((text, { addIssue }) => {
    const reason = rule(text);
    if (reason) addIssue({ code: 'custom', params: { reason } });
  });

/** As `shortText`, of what a person writes of themselves and others read. OPEN-503 */
export const personText = () =>
  shortText()
    .transform((text) => text.normalize())
    .check(obeys(plainTextIssue));

/** A name beside what somebody writes in public; compared by `nickNameKey`. OPEN-503 */
export const nickNameText = () => personText().check(obeys(nickNameIssue));

/** A new e-mail address as it was written, trimmed; compared by `emailKey`. FORM-516 */
export const emailAddress = z
  .string()
  .trim()
  .check(obeys(fieldRules.required('email')), obeys(fieldRules.email()));

/** An e-mail address as somebody is known by. FORM-516 */
export const knownEmailAddress = z
  .string()
  .trim()
  .refine(isKnownEmail, breaksAs(msg('field.email')));

/** A file among those of a shop or seller: a relative name without a way up. */
export const fileName = z
  .string()
  .max(255)
  .regex(/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/);

/** Tells whether no value is there twice. */
export function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
