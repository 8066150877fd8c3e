import type { OfferedPayment } from './payment-methods.ts';

/** What a transfer must name, as people read it. */
interface Transfer {
  readonly amount: string;
  readonly incrementId: string;
}

/**
 * Returns how an order is paid: the method's own words and, where it has a bank account, all that a transfer needs.
 * It is kept with the order, whose buyer must find the account of that day.
 */
export function orderInstructions(
  { instructions, bankAccount }: Pick<OfferedPayment, 'instructions' | 'bankAccount'>,
  { amount, incrementId }: Transfer,
): string {
  if (!bankAccount) return instructions;
  const { holder, bank, account, routing } = bankAccount;
  const lines = [
    ['Account holder', holder],
    ['Bank', bank],
    ['Account or IBAN', account],
    ['Routing number or BIC', routing],
    ['Amount', amount],
    ['Reference', incrementId],
  ];
  const details = lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  return [instructions, ...details].filter(Boolean).join('\n');
}
