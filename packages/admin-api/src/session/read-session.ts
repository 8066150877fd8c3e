import { forPerson } from '../access/office.ts';
import { toldSession } from './told-session.ts';

export const readSession = forPerson.session.read.handler(({ context }) =>
  toldSession(context, context.person),
);
