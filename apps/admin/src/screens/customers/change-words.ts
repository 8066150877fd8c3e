import { adminCustomersText as text } from '@stoa/messages';

/** What is done to several customers at once. */
export type ChangeKind = 'approve' | 'restrict' | 'move';

type OfMany = readonly [one: () => string, many: (values: { n: string }) => string];

interface Words {
  readonly title: OfMany;
  readonly help: () => string;
  /** What the button says. */
  readonly action: OfMany;
  /** What is said when it was done. */
  readonly done: OfMany;
}

/** What each change says before and after it is done, with the number of customers. ADM-302 */
export const changeWords: Readonly<Record<ChangeKind, Words>> = {
  approve: {
    title: [text.approveOneTitle, text.approveTitle],
    help: text.approveHelp,
    action: [text.approveOneAction, text.approveAction],
    done: [text.approvedOne, text.approved],
  },
  restrict: {
    title: [text.restrictOneTitle, text.restrictTitle],
    help: text.restrictHelp,
    action: [text.restrictOneAction, text.restrictAction],
    done: [text.restrictedOne, text.restricted],
  },
  move: {
    title: [text.moveOneTitle, text.moveTitle],
    help: text.moveHelp,
    action: [text.moveOneAction, text.moveAction],
    done: [text.movedOne, text.moved],
  },
};
