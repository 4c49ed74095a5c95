import { closedObject, FROM_ONE } from '../../../domain/schema/schema-parts.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import type { Checkout, CheckoutOrder } from '../../../domain/payments/contract.ts';
import { nextPoll } from '../../../domain/payments/poll-times.ts';
import { newReference } from '../../../domain/payments/reference.ts';
import {
  BILLING_PROVIDERS,
  CHECKOUT,
  CHECKOUT_STATUS,
  type BillingProvider,
  type CheckoutAnswer,
} from '../../../domain/plans/billing-types.ts';
import { planOf } from '../../../domain/plans/catalogue.ts';
import { paymentTypeOf } from '../../../domain/plans/subscription.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { countTry, mailTextsIn } from '../identity/module.ts';
import { checkoutStatus } from './checkout-status.ts';
import { readInformation } from './information-routes.ts';
import { invoiceFor, type StoredInvoice, type Wanted } from './invoices.ts';
import { readMeant } from './payment-hint.ts';
import { offeredProviders, platformAccount, takes } from './platform-accounts.ts';
import { planNotificationPath } from './receive.ts';

const REFUSALS = [
  'billing_information_required',
  'plan_active',
  'invoice_closed',
  'preference_failed',
  'too_many_requests',
] as const satisfies StoreRoute['refusals'];
const REFUSED = {
  404: { description: 'An unknown invoice or plan' },
  409: { description: 'Details are missing, the plan is paid already, or the invoice is closed' },
  503: { description: 'The provider made no checkout; the details are kept' },
} as const;

/** An invoice or a plan, and not both. */
function wantedOf(sent: {
  invoice_id?: number;
  plan_id?: number;
  type?: number;
  auto_renew?: boolean;
  country_code?: string;
}): Wanted {
  if (sent.invoice_id !== undefined && sent.plan_id === undefined) return { invoiceId: sent.invoice_id };
  if (sent.plan_id === undefined || sent.invoice_id !== undefined)
    throw invalid({ plan_id: { key: 'required' } });
  return {
    planId: sent.plan_id,
    paymentTypeId: sent.type ?? 0,
    renews: sent.auto_renew,
    country: sent.country_code,
  };
}

export const createCheckout = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/billing/checkouts',
  operationId: 'createPlanCheckout',
  summary: 'Start to pay a plan or an invoice; nothing is granted before the provider has confirmed it',
  access: { permission: 'billing.write' },
  body: {
    type: 'object',
    properties: {
      provider: { type: 'string', enum: [...BILLING_PROVIDERS] },
      invoice_id: FROM_ONE,
      plan_id: FROM_ONE,
      plan_payment_type_id: FROM_ONE,
      auto_renew: { type: 'boolean' },
      country_code: {
        type: 'string',
        maxLength: 2,
        description:
          'Whose price of the plan the merchant has read. Refused where they are billed in another country.',
      },
    },
    required: ['provider'],
    additionalProperties: false,
  },
  refusals: REFUSALS,
  answers: { 201: { description: 'Where the browser goes', schema: CHECKOUT }, ...REFUSED },
  async handle(context) {
    const { provider, plan_payment_type_id, ...sent } = context.body;
    const wanted = wantedOf({
      ...sent,
      ...(plan_payment_type_id === undefined ? {} : { type: plan_payment_type_id }),
    });
    return { status: 201, body: await startCheckout(context, provider, wanted) };
  },
});

const TEXT = { type: ['string', 'null'], maxLength: 2000 } as const satisfies JsonSchema;

/**
 * The payload of spec 2 §3, whose `external_reference` says what is paid; or that bare. Amounts, addresses and titles
 * are not read: the invoice or the catalogue says what it costs, and the provider comes back to this server.
 */
const PREFERENCE = {
  type: 'object',
  properties: {
    invoice_id: FROM_ONE,
    plan_id: FROM_ONE,
    plan_payment_type: FROM_ONE,
    notification_url: TEXT,
    external_reference: {
      ...TEXT,
      description:
        'Encoded JSON: store_id, invoice_id or plan_id, plan_payment_type, amount, and type INVOICE or PLAN.',
    },
    items: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        properties: {
          id: { type: ['string', 'integer', 'null'], maxLength: 200 },
          title: TEXT,
          unit_price: { type: 'number' },
          quantity: { type: 'integer' },
          currency_id: TEXT,
        },
        additionalProperties: false,
      },
    },
    marketplace: TEXT,
    additional_info: TEXT,
    back_urls: closedObject(
      { success: TEXT, failure: TEXT, pending: TEXT },
      { optional: ['success', 'failure', 'pending'] },
    ),
    auto_return: TEXT,
  },
  additionalProperties: false,
} as const satisfies JsonSchema;

/** @throws ApiError `invalid` for a reference that is no JSON, or that of another store */
function preferred(
  { invoice_id, plan_id, plan_payment_type, external_reference }: FromSchema<typeof PREFERENCE>,
  storeId: number,
): Wanted {
  const meant = external_reference == null ? null : readMeant(external_reference);
  if (external_reference != null && (meant === null || (meant.store_id ?? storeId) !== storeId))
    throw invalid({ external_reference: { key: 'reference' } });
  const invoice = invoice_id ?? meant?.invoice_id ?? undefined;
  const plan = plan_id ?? meant?.plan_id ?? undefined;
  const type = plan_payment_type ?? meant?.plan_payment_type ?? undefined;
  return wantedOf({
    ...(invoice !== undefined && { invoice_id: invoice }),
    ...(plan !== undefined && { plan_id: plan }),
    ...(type !== undefined && { type }),
  });
}

/** `POST /mp-preference` of the spec (2 §7): the same checkout, as Mercado Pago's browser code expects it. */
export const createPreference = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/mp-preference',
  operationId: 'createPlanPreference',
  summary: 'Make a payment preference of a plan or an invoice at Mercado Pago',
  access: { permission: 'billing.write' },
  body: PREFERENCE,
  refusals: REFUSALS,
  answers: {
    201: {
      description: 'The preference',
      schema: closedObject({ id: { type: 'string' }, init_point: { type: 'string' } }),
    },
    ...REFUSED,
  },
  async handle(context) {
    const wanted = preferred(context.body, context.storeId);
    const { reference, checkout } = await startCheckout(context, 'mercado_pago', wanted);
    if (checkout.kind !== 'link') throw new ApiError('preference_failed');
    return { status: 201, body: { id: reference, init_point: checkout.url } };
  },
});

export const readCheckout: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/billing/checkouts/{reference}',
  operationId: 'readPlanCheckout',
  summary: 'What is known of a payment: only what the provider has confirmed counts',
  access: { permission: 'invoices.read' },
  answers: { 200: { description: 'Its state', schema: CHECKOUT_STATUS } },
  async handle({ ports, storeId, params }) {
    const body = await ports.database.read(storeId, (sql) =>
      checkoutStatus(sql, storeId, params['reference'] ?? ''),
    );
    if (body === null) throw new ApiError('not_found');
    return { status: 200, body };
  },
};

/** A merchant tries some ways to pay; nobody tries fifty in an hour. */
const TRIES = 50;
const WINDOW = 60 * 60 * 1000;

/**
 * The invoice of what is wanted, and where the browser goes to pay it. The provider is asked outside of any
 * transaction. When it fails the invoice and the details stay, for another try.
 * @throws ApiError `preference_failed` when the provider makes no checkout, and those of `invoiceFor`
 */
async function startCheckout(
  context: StoreContext,
  provider: BillingProvider,
  wanted: Wanted,
): Promise<CheckoutAnswer> {
  const { ports, storeId, now } = context;
  const limit = { key: `plan checkouts ${storeId}`, tries: TRIES, window: WINDOW };
  await countTry(ports.database, [limit], now);
  const invoice = await ports.database.write(storeId, async (tx) => {
    const wantedInvoice = await invoiceFor(tx, wanted, now);
    checkOffered(ports, provider, wantedInvoice);
    return wantedInvoice;
  });
  const reference = newReference();
  const cents = toCents(invoice.amount, invoice.currency);
  const { checkout, test } =
    provider === 'whatsapp'
      ? { checkout: whatsAppCheckout(context), test: false }
      : await onlineCheckout(context, provider, invoice, { reference, cents, wanted });
  await ports.database.write(storeId, ({ sql }) =>
    sql
      .insertInto('plan_attempts')
      .values({
        store_id: storeId,
        reference,
        invoice_id: invoice.id,
        plan_id: invoice.planId,
        provider,
        cents,
        currency: invoice.currency,
        test,
        checkout: JSON.stringify(checkout),
        created_at: now,
        // An advisor confirms by hand: there is nobody to ask.
        next_look_at: provider === 'whatsapp' ? null : nextPoll(0, now),
      })
      .execute(),
  );
  return { reference, invoice_id: invoice.id, provider, checkout: atBrowser(context, checkout) };
}

/** Within the write: a provider that is refused issues no invoice, and voids none. Throws `invalid` at `provider`. */
function checkOffered(
  ports: StoreContext['ports'],
  provider: BillingProvider,
  { currency }: Pick<StoredInvoice, 'currency'>,
): void {
  if (provider !== 'whatsapp' && !takes(provider, currency))
    throw invalid({ provider: { key: 'currency_not_taken', args: { currency } } });
  if (!offeredProviders(ports, currency).includes(provider))
    throw invalid({ provider: { key: 'provider_not_offered' } });
}

async function onlineCheckout(
  { ports, storeId }: StoreContext,
  provider: Exclude<BillingProvider, 'whatsapp'>,
  invoice: StoredInvoice,
  { reference, cents, wanted }: { reference: string; cents: number; wanted: Wanted },
): Promise<{ checkout: Checkout; test: boolean }> {
  const account = platformAccount(ports, provider);
  if (account === null || ports.payments === undefined) throw new ApiError('preference_failed');
  const { origin } = ports.settings;
  const information = await ports.database.read(storeId, (sql) => readInformation(sql, storeId));
  const asked: CheckoutOrder = {
    reference,
    description: `${mailTextsIn('es').billing.invoice} ${invoice.number}`,
    cents,
    currency: invoice.currency,
    email: information?.emails.split(',')[0]?.trim() ?? null,
    returnUrl: `${origin}${returnPath(invoice, wanted)}?reference=${reference}`,
    notificationUrl: `${origin}/api/v1${planNotificationPath(provider)}`,
  };
  const checkout = await adapterOf(provider)
    .createCheckout(asked, account, ports.payments.send)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'no answer';
      ports.logger.warn({ storeId, provider, reason }, 'a provider made no checkout of a plan');
      throw new ApiError('preference_failed');
    });
  return { checkout, test: account.testMode };
}

/** The page of the panel that reads the result (spec 2 §2). */
function returnPath({ id, planId }: StoredInvoice, wanted: Wanted): string {
  if ('invoiceId' in wanted) return `/pay-bill/${id}`;
  const plan = planOf(planId);
  return `/payments/${planId}/${(plan && paymentTypeOf(plan)?.id) ?? 0}`;
}

/** An advisor takes the payment; the panel adds the words of the message. */
function whatsAppCheckout({ ports }: StoreContext): Checkout {
  return { kind: 'link', url: `https://wa.me/${ports.settings.support?.whatsapp ?? ''}` };
}

/** Where this browser finds the provider: a local gateway may stand for it. */
function atBrowser({ ports }: StoreContext, checkout: Checkout): Checkout {
  const place = (url: string): string =>
    url.startsWith('https://wa.me/') ? url : (ports.payments?.buyerAddress(url) ?? url);
  return checkout.kind === 'link'
    ? { kind: 'link', url: place(checkout.url) }
    : { ...checkout, action: place(checkout.action) };
}
