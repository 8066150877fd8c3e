import { acceptInvitation } from './accept-invitation.ts';
import { askReset } from './ask-reset.ts';
import { readInvitation } from './read-invitation.ts';
import { readReset } from './read-reset.ts';
import { useReset } from './use-reset.ts';

export const linkProcedures = { askReset, readReset, useReset, readInvitation, acceptInvitation };
