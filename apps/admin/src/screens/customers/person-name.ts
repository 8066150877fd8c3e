import { textLimits } from '@stoa/domain';
import { adminCustomersText } from '@stoa/messages';
import { z } from 'zod';

/** A name of a customer as forms take it: as long as the shop takes it of customers themselves. */
export const personName = z.string().trim().max(textLimits.name, adminCustomersText.nameLength());
