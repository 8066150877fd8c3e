import { adminFormText, adminGroupsText } from '@stoa/messages';
import { z } from 'zod';

/** The name of a group as forms take it. */
export const groupName = z
  .string()
  .trim()
  .min(1, adminFormText.required())
  .max(100, adminGroupsText.nameLength());
