import { data } from 'react-router';
import { orKept } from '../lib/contract.ts';

/** How a form of the account was answered. What was typed comes back, but for passwords. */
export interface FormAnswer {
  readonly done: boolean;
  /** What was done, or why it was not. */
  readonly message?: string | undefined;
  /** By the name of the field. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** Answers with the status that fits. */
export const answerForm = (answer: FormAnswer) => data(answer, answer.done ? 200 : 400);

/** What was typed stays when the server could not be reached. OPEN-036, OPEN-042 */
export const keepForm = (serverAction: () => Promise<unknown>) =>
  orKept(serverAction, (message): FormAnswer => ({ done: false, message }));
