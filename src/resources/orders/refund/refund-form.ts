import { parseMoney } from '../../../../domain/money/parse.ts';
import {
  LONGEST_REFUND_NOTE,
  refundableUnits,
  owedBack,
  type Refund,
} from '../../../../domain/orders/refunds.ts';
import type { RefundReason } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { NewRefund } from '../../../dataProvider/order-calls.ts';
import type { FieldProblem } from '../../../i18n/field-sentence.ts';
import { fill } from '../../../i18n/fill.ts';
import type { REFUND_WORDS } from './refund-words.ts';

/** What is typed into the dialog. */
export interface RefundForm {
  /** Whole pesos; null when empty, the typed text while it is no amount. */
  amount: number | string | null;
  reason: RefundReason;
  note: string;
  /** Units that come back, by the key of their line. */
  units: Record<string, string>;
  restock: boolean;
}

interface Saying {
  words: (typeof REFUND_WORDS)['es'];
  money(amount: number): string;
  number(count: number): string;
}

interface Bounds extends Saying {
  order: Order;
  refunds: readonly Refund[];
  /** Whole pesos that can still go back. */
  most: number;
}

/** Suggests what the merchant owes the buyer. */
export function newRefund(order: Order): RefundForm {
  const units = Object.fromEntries(order.order_details.map(({ id }) => [lineKey(id), '']));
  const over = owedBack(order);
  return { amount: over > 0 ? over : null, reason: 'regret', note: '', units, restock: true };
}

/** What the units were sold for, less their part of the order's discount; never above what can go back. */
export function suggestedAmount(units: RefundForm['units'], order: Order, most: number): number {
  const sum = order.order_details.reduce(
    (total, { id, price }) => total + (readUnits(units[lineKey(id)]) ?? 0) * price,
    0,
  );
  const discount = order.subtotal ? Math.round(sum * ((order.discount ?? 0) / order.subtotal)) : 0;
  return Math.max(0, Math.min(sum - discount, most));
}

/** The amount once other units come back: that of the units, unless a person has written another. */
export function amountFor(
  units: RefundForm['units'],
  { amount, units: before }: RefundForm,
  { order, most }: Pick<Bounds, 'order' | 'most'>,
): RefundForm['amount'] {
  const suggestion = (chosen: RefundForm['units']) => suggestedAmount(chosen, order, most) || null;
  const suggestions = [newRefund(order).amount, suggestion(before)];
  return suggestions.includes(amount) ? suggestion(units) : amount;
}

/** The body of the call; an amount that cannot be read is 0. */
export function readRefund(form: RefundForm, order: Order): NewRefund {
  const lines = order.order_details.flatMap(({ id }) => {
    const quantity = readUnits(form.units[lineKey(id)]) ?? 0;
    return quantity > 0 && id !== undefined ? [{ id, quantity }] : [];
  });
  return {
    amount: typeof form.amount === 'number' ? form.amount : 0,
    reason: form.reason,
    note: form.note.trim() || null,
    lines,
    restock: form.restock && lines.length > 0,
  };
}

/** Sentences by source; empty when the refund can be sent. */
export function refundComplaints(form: RefundForm, bounds: Bounds): Record<string, string> {
  const { order, refunds, most, words, money, number } = bounds;
  const complaints: Record<string, string> = {};
  const { amount } = readRefund(form, order);
  if (amount === 0) complaints['amount'] = words.amount_wrong;
  else if (amount > most) complaints['amount'] = fill(words.too_much, { amount: money(most) });
  if (form.note.trim().length > LONGEST_REFUND_NOTE)
    complaints['note'] = fill(words.note_long, { limit: number(LONGEST_REFUND_NOTE) });
  const back = refunds.flatMap((refund) => refund.lines);
  for (const line of order.order_details) {
    const units = readUnits(form.units[lineKey(line.id)]);
    const left = refundableUnits(line, back);
    if (units === undefined || units > left)
      complaints[`units.${lineKey(line.id)}`] = fill(words.units_wrong, { left: number(left) });
  }
  return complaints;
}

/** What the server could not give back: somebody else did so meanwhile. */
export function refusedAmount(
  fields: Readonly<Record<string, FieldProblem>>,
  { words, money }: Pick<Saying, 'words' | 'money'>,
): Record<string, string> {
  const limit = fields['amount']?.args?.['limit'];
  return limit === undefined ? {} : { amount: fill(words.too_much, { amount: money(Number(limit)) }) };
}

/** The name of a line's box; a bare number would be read as a place in a list. */
export function lineKey(id: number | undefined): string {
  return `line${id ?? ''}`;
}

/** Units as they are typed; none for an empty box, undefined for anything else. */
function readUnits(text = ''): number | undefined {
  return text.trim() === '' ? 0 : parseMoney(text.trim());
}
