import { CHECKOUT_STATUS, isPlatformProvider } from '../../../domain/plans/billing-types.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import { isReference } from '../../../domain/payments/reference.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { Answer } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { countTry } from '../identity/module.ts';
import { checkoutStatus } from './checkout-status.ts';
import { keepReport } from './receive.ts';

/** What the encoded JSON of a preference says (spec 2 §3): whose payment it is, and of what. */
interface Meant {
  store_id: number | null;
  invoice_id: number | null;
  plan_id: number | null;
  plan_payment_type: number | null;
}

/** Longer ones are nobody's. */
const MOST_REFERENCE = 2000;

/** The JSON of an `external_reference`, bare or encoded as a part of an address; null for anything else. */
export function readMeant(text: string): Meant | null {
  const meant = parsed(text) ?? parsed(unescaped(text));
  if (!isObject(meant)) return null;
  const id = (name: string): number | null => {
    const value = Number(meant[name]);
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  return {
    store_id: id('store_id'),
    invoice_id: id('invoice_id'),
    plan_id: id('plan_id'),
    plan_payment_type: id('plan_payment_type'),
  };
}

/**
 * The reference of an attempt to pay: as it was given out, or the newest attempt at what the JSON means.
 * @param given `external_reference`, then `preference_id`
 */
async function findReference(sql: Sql, storeId: number, given: readonly string[]): Promise<string | null> {
  const own = given.find(isReference);
  if (own !== undefined) return own;
  const meant = given.map(readMeant).find((one) => one !== null);
  if (meant === undefined || (meant.store_id ?? storeId) !== storeId) return null;
  const { invoice_id, plan_id } = meant;
  if (invoice_id === null && plan_id === null) return null;
  const attempt = await sql
    .selectFrom('plan_attempts')
    .select('reference')
    .where('store_id', '=', storeId)
    .$if(invoice_id !== null, (query) => query.where('invoice_id', '=', invoice_id))
    .$if(plan_id !== null, (query) => query.where('plan_id', '=', plan_id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return attempt?.reference ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Begins the event of what a browser says. A provider's own event never does. */
const HINT = 'return:';
/** A browser may name a payment that does not exist. */
export const MOST_HINT_TRIES = 6;
const TRIES = 30;
const WINDOW = 10 * 60_000;

export function isHint(eventId: string): boolean {
  return eventId.startsWith(HINT);
}

const TEXT = { type: ['string', 'integer', 'null'], maxLength: 2000 } as const satisfies JsonSchema;

/**
 * What Mercado Pago adds to the address at which a merchant returns (spec 2 §7). It is answered as it came. What names
 * the payment is read; nothing else is.
 */
const FIELDS = {
  external_reference: {
    type: 'string',
    maxLength: MOST_REFERENCE,
    description: 'As the preference was given it: its own id, or the encoded JSON.',
  },
  payment_id: TEXT,
  preference_id: TEXT,
  payment_status: TEXT,
  payment_status_detail: TEXT,
  merchant_order_id: TEXT,
  processing_mode: TEXT,
  back_url: TEXT,
  invoice_id: TEXT,
  plan_id: TEXT,
  plan_payment_type_id: TEXT,
} as const satisfies Record<string, JsonSchema>;

/** What the answer repeats; what is paid, it says itself. */
const NAMES = [
  'external_reference',
  'payment_id',
  'preference_id',
  'payment_status',
  'payment_status_detail',
  'merchant_order_id',
  'processing_mode',
  'back_url',
] as const satisfies (keyof typeof FIELDS)[];

const BODY = {
  type: 'object',
  properties: FIELDS,
  required: ['external_reference'],
  additionalProperties: false,
} as const satisfies JsonSchema;

type Told = FromSchema<typeof BODY>;

const RECORD = closedObject({
  ...CHECKOUT_STATUS.properties,
  ...Object.fromEntries(NAMES.map((name) => [name, TEXT])),
});

const ANSWERS = {
  202: { description: 'What the browser said, and what the provider has confirmed so far', schema: RECORD },
  404: { description: "A reference that is not this store's" },
} as const;

/** A browser that returns from a payment says which one. It grants nothing: the provider is asked about it. */
async function hear(context: StoreContext<Told>, invoiceId?: number): Promise<Answer> {
  const { ports, storeId, now, body } = context;
  const { external_reference, payment_id, preference_id } = body;
  const limit = { key: `plan returns ${storeId}`, tries: TRIES, window: WINDOW };
  await countTry(ports.database, [limit], now);
  const status = await ports.database.read(storeId, async (sql) => {
    const named = await findReference(sql, storeId, [external_reference, String(preference_id ?? '')]);
    return named === null ? null : checkoutStatus(sql, storeId, named);
  });
  if (status === null || (invoiceId ?? status.invoice_id) !== status.invoice_id)
    throw new ApiError('not_found');
  const { reference } = status;
  const provider = await ports.database.read(storeId, (sql) =>
    sql
      .selectFrom('plan_attempts')
      .select('provider')
      .where('store_id', '=', storeId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(),
  );
  const attemptId = payment_id === undefined || payment_id === null ? '' : String(payment_id).slice(0, 100);
  if (attemptId !== '' && isPlatformProvider(provider.provider)) {
    const report = {
      provider: provider.provider,
      event_id: `${HINT}${reference}:${attemptId}`,
      attempt_id: attemptId,
      reference,
      claimed_state: 'unknown',
      body: '',
    };
    await ports.database.platformWrite((sql) => keepReport(sql, report, now));
  }
  const told = Object.fromEntries(NAMES.map((name) => [name, body[name] ?? null]));
  return { status: 202, body: { ...told, ...status } };
}

export const hearOfInvoicePayment = storeRoute({
  method: 'POST',
  access: { permission: 'billing.write' },
  body: BODY,
  refusals: ['too_many_requests'],
  answers: ANSWERS,
  path: '/stores/{storeId}/billing/invoices/{invoiceId}/payments',
  operationId: 'hearOfInvoicePayment',
  summary: 'A browser returns from paying an invoice: the provider is asked what became of it',
  handle: (context) => hear(context, pathId(context.params, 'invoiceId')),
});

export const hearOfPlanPayment = storeRoute({
  method: 'POST',
  access: { permission: 'billing.write' },
  body: BODY,
  refusals: ['too_many_requests'],
  answers: ANSWERS,
  path: '/stores/{storeId}/billing/plans/payments',
  operationId: 'hearOfPlanPayment',
  summary: 'A browser returns from paying a plan: the provider is asked what became of it',
  handle: (context) => hear(context),
});
