/** What happened to an order, read from the changes that the audit log keeps. The API answers it, the admin says it. */
import { isObject } from '../json/is-object.ts';
import type { Fields } from '../changes/changes.ts';
import { ALL_WAYS } from './order-payments.ts';
import { SHIPMENT_FIELDS, shipmentText } from './shipment.ts';
import { PROVIDERS } from '../payments/provider.ts';
import { closedObject, FLAG, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

/** The origin of a logged call, by its id: what no user did, a payment or a job did. */
export function originOf(userId: number | null, requestId: string): TimelineEntry['origin'] {
  if (userId !== null) return requestId.startsWith('import-') ? 'import' : 'member';
  return requestId.startsWith('payment-') ? 'payment' : 'system';
}

/** Characters of a note. */
export const LONGEST_ORDER_NOTE = 1000;

/** `{field: [before, after]}` as the audit log keeps it. */
export type LoggedChanges = Readonly<Record<string, readonly [unknown, unknown]>>;

/** What follows from others of the same change, or is said by `created`. */
const FOLLOWS: ReadonlySet<string> = new Set([
  'subtotal',
  'items_count',
  'sequence',
  'customer_id',
  'paid',
  'owed',
  'to_collect',
  'holds_stock',
  // The discount itself is in whole pesos.
  'discount_percent',
]);

/** Said together, as one event: a payment that was written down or voided. */
const PAYMENT: ReadonlySet<string> = new Set(['payment_way', 'payment_amount']);

/** These too. */
const SHIPMENT: ReadonlySet<string> = new Set(SHIPMENT_FIELDS);

/** The events of one logged call, in the order in which people speak of them: states, lines, the rest, the total. */
export function eventsOf(action: string, changes: LoggedChanges): OrderEvent[] {
  if (action === 'create') return [{ kind: 'created', total: amountIn(changes['total']?.[1]) }];
  if (action === 'restore') return [{ kind: 'restored' }];
  return Object.entries(changes)
    .flatMap(([source, [before, after]]) => eventsOfField(source, before, after))
    .concat(shipmentEvents(changes), paidEvents(changes), paymentEvents(changes))
    .sort((a, b) => EVENT_ORDER.indexOf(a.kind) - EVENT_ORDER.indexOf(b.kind));
}

const EVENT_ORDER: readonly OrderEvent['kind'][] = [
  'payment',
  'payment_voided',
  'refund',
  'collected',
  'uncollected',
  'proof_attached',
  'proof_approved',
  'proof_rejected',
  'proof_removed',
  'payment_reviewed',
  'payment_unreviewed',
  'payment_note',
  'status',
  'shipping_status',
  'shipment',
  'shipment_removed',
  'line_added',
  'line_removed',
  'line_quantity',
  'line_price',
  'field',
  'discount',
  'shipping_cost',
  'total',
];

function eventsOfField(source: string, before: unknown, after: unknown): OrderEvent[] {
  if (FOLLOWS.has(source) || SHIPMENT.has(source) || PAYMENT.has(source)) return [];
  switch (source) {
    case 'order_details':
      return lineEvents(linesById(before), linesById(after));
    case 'order_status_id':
      return [{ kind: 'status', from: amountIn(before), to: amountIn(after) }];
    case 'shipping_order_status_id':
      return [{ kind: 'shipping_status', from: amountIn(before), to: amountIn(after) }];
    case 'discount':
    case 'shipping_cost':
    case 'total':
      return [{ kind: source, from: amountIn(before), to: amountIn(after) }];
    case 'refunded': {
      const more = (amountIn(after) ?? 0) - (amountIn(before) ?? 0);
      return [more < 0 ? { kind: 'collected', amount: -more } : { kind: 'refund', amount: more }];
    }
    case 'proof':
      return [{ kind: proofEvent(after) }];
    case 'payment_review':
      return [reviewEvent(textIn(before), textIn(after))];
    case 'payment_note': {
      const note = textIn(after);
      return note === null ? [] : [{ kind: 'payment_note', note }];
    }
    default:
      return [{ kind: 'field', field: source }];
  }
}

/** By the state that a proof of payment has after the call; it has none once it is removed. */
function proofEvent(state: unknown) {
  if (state === 'waiting') return 'proof_attached';
  if (state === 'approved') return 'proof_approved';
  return state === 'rejected' ? 'proof_rejected' : 'proof_removed';
}

/** Money that came for a paid order, or a correction. A new status says by itself what it does to `paid`. */
function paidEvents({ paid, order_status_id: status }: LoggedChanges): OrderEvent[] {
  const [before, after] = [amountIn(paid?.[0]), amountIn(paid?.[1])];
  if (status !== undefined || before === null || after === null) return [];
  return [
    after > before
      ? { kind: 'collected', amount: after - before }
      : { kind: 'uncollected', amount: before - after },
  ];
}

function paymentEvents({ payment_way: ways, payment_amount: amounts }: LoggedChanges): OrderEvent[] {
  const isVoided = amounts?.[1] === null;
  const [at, kind] = isVoided ? ([0, 'payment_voided'] as const) : ([1, 'payment'] as const);
  const way = ALL_WAYS.find((one) => one === ways?.[at]);
  const amount = amountIn(amounts?.[at]);
  return way === undefined || amount === null ? [] : [{ kind, way, amount }];
}

/** A new carrier, number or link is one event; it names what is new. */
function shipmentEvents(changes: LoggedChanges): OrderEvent[] {
  const changed = SHIPMENT_FIELDS.filter((field) => field in changes);
  if (changed.length === 0) return [];
  const after = (field: (typeof SHIPMENT_FIELDS)[number]) => textIn(changes[field]?.[1]);
  const said = shipmentText({ carrier: after('carrier'), tracking_number: after('tracking_number') });
  const shipment = said === '' ? after('tracking_url') : said;
  return [shipment === null ? { kind: 'shipment_removed' } : { kind: 'shipment', shipment }];
}

/** A payment that had no effect, by its id at the provider: reviewed, or waiting for a person again. */
function reviewEvent(before: string | null, after: string | null): OrderEvent {
  return after === null
    ? { kind: 'payment_unreviewed', payment: before }
    : { kind: 'payment_reviewed', payment: after };
}

interface LoggedLine {
  name: string;
  quantity: number;
  price: number;
}

function lineEvents(
  before: ReadonlyMap<unknown, LoggedLine>,
  after: ReadonlyMap<unknown, LoggedLine>,
): OrderEvent[] {
  const gone = [...before].flatMap(([id, { name: line, quantity: units }]): OrderEvent[] =>
    after.has(id) ? [] : [{ kind: 'line_removed', line, units }],
  );
  const others = [...after].flatMap(([id, { name: line, quantity, price }]): OrderEvent[] => {
    const was = before.get(id);
    if (was === undefined) return [{ kind: 'line_added', line, units: quantity }];
    const events: OrderEvent[] = [];
    if (was.quantity !== quantity)
      events.push({ kind: 'line_quantity', line, from: was.quantity, to: quantity });
    if (was.price !== price) events.push({ kind: 'line_price', line, from: was.price, to: price });
    return events;
  });
  return [...gone, ...others];
}

/** A new line has no id in the log yet, so its place stands for it. */
function linesById(value: unknown): Map<unknown, LoggedLine> {
  const lines = Array.isArray(value) ? value.filter(isObject) : [];
  return new Map(lines.map((line, at) => [line['id'] ?? `new ${at}`, lineOf(line)]));
}

function lineOf(line: Fields): LoggedLine {
  return {
    name: typeof line['name'] === 'string' ? line['name'] : '',
    quantity: amountIn(line['quantity']) ?? 0,
    price: amountIn(line['price']) ?? 0,
  };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function amountIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

const STATUS = {
  type: ['integer', 'null'],
  description: 'A status, by its id; null where the log has none.',
} as const satisfies JsonSchema;
const AMOUNT = {
  type: 'integer',
  description: 'In whole units of the currency.',
} as const satisfies JsonSchema;
const AMOUNT_OR_NULL = {
  type: ['integer', 'null'],
  description: 'In whole units of the currency; null where there was none.',
} as const satisfies JsonSchema;
const UNITS = { type: 'integer', description: 'Units of the line.' } as const satisfies JsonSchema;
const LINE = { ...TEXT, description: 'What the line was sold as.' } as const;
const PAYMENT_ID = { ...TEXT_OR_NULL, description: 'The id of the payment at its provider.' } as const;

/** One thing that happened to an order, with what belongs to its kind. */
const ORDER_EVENT = {
  oneOf: [
    closedObject({ kind: { const: 'created' }, total: AMOUNT_OR_NULL }),
    closedObject({ kind: { const: 'restored' } }),
    closedObject({ kind: { enum: ['status', 'shipping_status'] }, from: STATUS, to: STATUS }),
    closedObject({ kind: { enum: ['refund', 'collected', 'uncollected'] }, amount: AMOUNT }),
    closedObject({
      kind: { enum: ['payment', 'payment_voided'] },
      way: { enum: [...ALL_WAYS] },
      amount: AMOUNT,
    }),
    closedObject({
      kind: { enum: ['proof_attached', 'proof_approved', 'proof_rejected', 'proof_removed'] },
    }),
    closedObject({ kind: { enum: ['payment_reviewed', 'payment_unreviewed'] }, payment: PAYMENT_ID }),
    closedObject({ kind: { const: 'payment_note' }, note: TEXT }),
    closedObject({
      kind: { const: 'shipment' },
      shipment: { ...TEXT, description: 'The new carrier with its tracking number, or the link alone.' },
    }),
    closedObject({ kind: { const: 'shipment_removed' } }),
    closedObject({ kind: { enum: ['line_added', 'line_removed'] }, line: LINE, units: UNITS }),
    closedObject({ kind: { const: 'line_quantity' }, line: LINE, from: UNITS, to: UNITS }),
    closedObject({ kind: { const: 'line_price' }, line: LINE, from: AMOUNT, to: AMOUNT }),
    closedObject({
      kind: { enum: ['discount', 'shipping_cost', 'total'] },
      from: AMOUNT_OR_NULL,
      to: AMOUNT_OR_NULL,
    }),
    closedObject({
      kind: { const: 'field' },
      field: { ...TEXT, description: 'The source of another field; its value may be of a person.' },
    }),
  ],
} as const satisfies JsonSchema;
export type OrderEvent = FromSchema<typeof ORDER_EVENT>;

/** An entry of an order's timeline: a call that changed it, or a note of the team. */
export const TIMELINE_ENTRY = closedObject({
  id: { type: 'integer', description: 'Of the log, or of the note: unique within its type.' },
  type: { enum: ['change', 'note'] },
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT_OR_NULL, description: 'Null when nobody knows any more.' },
  provider: {
    enum: [...PROVIDERS, null],
    description:
      'The payment provider whose report did it; null for a member, and once the report is no longer stored.',
  },
  origin: {
    enum: ['member', 'import', 'payment', 'system'],
    description: 'By a member, by one who imported a file, by a report of a payment, or by Tendero itself.',
  },
  member: { ...FLAG, description: 'False for an actor who has left the team.' },
  events: { type: 'array', items: ORDER_EVENT, description: 'None for a note.' },
  text: { ...TEXT_OR_NULL, description: "The note's own; null for a change." },
  edited: { ...FLAG, description: 'True for a note that was changed after it was written.' },
  own: { ...FLAG, description: 'True for a note of the reader.' },
});
export type TimelineEntry = FromSchema<typeof TIMELINE_ENTRY>;
