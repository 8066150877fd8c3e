import type { FieldChange } from '@stoa/database';
import type { Money } from '@stoa/domain';
import type { WhoDid } from '../../../customer/index.ts';

/** The kinds of what happens to an order. ADM-205 */
export const timelineKinds = ['state', 'payment', 'refund', 'shipment', 'mail', 'edit', 'note'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What happened to an order, by its kind. Amounts are minor units of the order's currency. */
export type TimelineDetail =
  | {
      readonly kind: 'state';
      readonly machine: 'order' | 'payment' | 'fulfilment';
      /** Null for the first state. */
      readonly from: string | null;
      readonly to: string;
      /** What whoever took the step noted. */
      readonly note: string;
    }
  | {
      /** An entry of the ledger of a payment, refunds aside. */
      readonly kind: 'payment';
      readonly entry: 'due' | 'authorized' | 'captured';
      readonly amount: Money;
      /** How it is paid, as the buyer was told. */
      readonly payment: string;
    }
  | {
      readonly kind: 'refund';
      readonly amount: Money;
      readonly reason: string;
      readonly payment: string;
      readonly lines: readonly {
        readonly orderLineId: string;
        readonly quantity: number;
        readonly amount: Money;
      }[];
    }
  | {
      readonly kind: 'shipment';
      readonly lines: readonly {
        readonly orderLineId: string;
        readonly sku: string;
        readonly name: string;
        readonly quantity: number;
      }[];
    }
  | {
      readonly kind: 'mail';
      readonly subject: string;
      readonly recipient: string;
      readonly delivery: 'queued' | 'sent' | 'failed';
      readonly attempts: number;
      readonly sentAt: Date | null;
      readonly lastError: string | null;
    }
  | {
      readonly kind: 'edit';
      /** As the audit log names it. */
      readonly verb: string;
      readonly changes: readonly FieldChange[];
    }
  | {
      readonly kind: 'note';
      readonly text: string;
      /** What an edit names as what was seen. */
      readonly revision: number;
      readonly edited: { readonly at: Date; readonly by: WhoDid } | null;
      /** The texts that it had before, oldest first. */
      readonly earlier: readonly { readonly text: string; readonly at: Date; readonly by: WhoDid }[];
    };

export type TimelineEvent = TimelineDetail & {
  /** Of a note the note's own, by which it is edited. */
  readonly id: string;
  readonly at: Date;
  readonly by: WhoDid;
};

/** An event before it is known who its actor is. */
export interface FoundEvent {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  /** Others that its detail names. */
  readonly actors?: readonly string[];
  detail(whoDid: (actor: string) => WhoDid): TimelineDetail;
}
