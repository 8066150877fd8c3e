import { PASSWORD_LENGTH } from '@stoa/domain';
import { adminFormText } from '@stoa/messages';
import { z } from 'zod';

/** A password that is being chosen. */
export const newPassword = z.string().min(PASSWORD_LENGTH.min, adminFormText.passwordNeeded());
