import { toDoItems } from '@stoa/domain';
import { z } from 'zod';
import { ofShop } from '../parts/fields.ts';
import { procedure } from '../parts/procedure.ts';

/** Something that a shop needs before it can sell. */
export const toDo = z.object({
  item: z.enum(toDoItems),
  done: z.boolean(),
  lacks: z
    .array(z.string())
    .describe(
      'What is missing of it: ways to pay that tell no buyer how, by their titles; countries that nothing is shipped to, by their codes; legal pages that are not published or have blanks, by their addresses.',
    ),
});
export type ToDo = z.output<typeof toDo>;

/** What a shop needs before it can sell. */
export const startContract = {
  toDo: procedure({ by: 'role', scope: 'content:read' })
    .route({
      method: 'GET',
      path: '/shops/{shop}/to-do',
      tags: ['Getting started'],
      summary: 'What the shop still needs before it can sell',
      description:
        'Told by the data of the shop at this moment. What a shop of its kind does not need is left out.',
    })
    .input(ofShop({}))
    .output(z.object({ items: z.array(toDo) })),
};
