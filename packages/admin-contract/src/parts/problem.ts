import { z } from 'zod';

const problemError = z.object({
  pointer: z
    .string()
    .describe('The field at fault as a JSON pointer into the input, such as `/address/postcode`.'),
  detail: z.string().describe('What is wrong with it, in a sentence.'),
});
export type ProblemError = z.output<typeof problemError>;

/** The body of every refusal, of the media type `application/problem+json`. RFC 9457, ADM-906 */
export const problem = z.object({
  type: z.string().describe('`about:blank`: the title is that of the status.'),
  title: z.string(),
  status: z.int(),
  code: z.string().describe('A code of the error catalogue; codes are added, never renamed.'),
  detail: z.string().describe('What happened and what to do, in a sentence for people.'),
  instance: z.string().describe('The id of the request, as the log of the server names it.'),
  errors: z.array(problemError).describe('Every field at fault; empty where none is.'),
  present: z
    .record(z.string(), z.unknown())
    .describe('Of a conflict: the fields that somebody else changed since, by their paths, as they are now.'),
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .describe('Values that belong to the code, such as `retryAfter` in seconds.'),
});
export type Problem = z.output<typeof problem>;
