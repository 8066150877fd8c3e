import { readSession } from './read-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const sessionProcedures = { signIn, read: readSession, signOut };
