import type { ListedOrder, OfferedStep } from '@stoa/admin-contract';
import {
  fulfilmentStateText,
  orderStateText,
  orderStatusText,
  orderStepDoneText,
  orderStepText,
  paymentStateText,
} from '@stoa/messages';

type Status = ListedOrder['status'];
export type States = ListedOrder['states'];
type Machine = keyof States;
type Step = Pick<OfferedStep, 'machine' | 'to'>;

/** A status in words, the same as buyers read. */
export const tellStatus = (status: Status): string => orderStatusText[`order.status.${status}`]();

const ofMachine: { readonly [M in Machine]: Readonly<Record<string, () => string>> } = {
  order: orderStateText,
  payment: paymentStateText,
  fulfilment: fulfilmentStateText,
};

/** A state of one of the three machines in words; one that is not known is told as it is written. */
export const tellState = (machine: Machine, state: string): string =>
  ofMachine[machine][state]?.() ?? state.replaceAll('_', ' ');

const stepWords: Readonly<Record<string, () => string>> = orderStepText;
const doneWords: Readonly<Record<string, (values: { readonly number: string }) => string>> =
  orderStepDoneText;

/** What a step does, as its button says. ADM-204 */
export const tellStep = ({ machine, to }: Step): string =>
  stepWords[`${machine}.${to}`]?.() ?? tellState(machine, to);

/** What is said when a step was taken. */
export const tellStepDone = ({ machine, to }: Step, number: string): string =>
  doneWords[`${machine}.${to}`]?.({ number }) ?? tellState(machine, to);
