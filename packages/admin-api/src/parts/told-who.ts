import type { WhoDid } from '@stoa/commerce';

/** Tells who did something as the contract has it. */
export const toldWho = ({ kind, id, name }: WhoDid) => ({ kind, id: id ?? null, name });
