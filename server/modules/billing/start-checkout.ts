import { adapterOf } from '../../../domain/payments/adapters.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import type { Checkout, CheckoutOrder } from '../../../domain/payments/contract.ts';
import { nextLook } from '../../../domain/payments/looks.ts';
import { newReference } from '../../../domain/payments/reference.ts';
import type { BillingProvider, CheckoutAnswer } from '../../../domain/plans/billing-types.ts';
import { planOf } from '../../../domain/plans/catalogue.ts';
import { paymentTypeOf } from '../../../domain/plans/payment-types.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreContext } from '../../http/route.ts';
import { countTry, mailTextsIn } from '../identity/module.ts';
import { readInformation } from './information-row.ts';
import type { StoredInvoice } from './invoice-rows.ts';
import { invoiceFor, type Wanted } from './ordered-invoice.ts';
import { offeredProviders, platformAccount, takes } from './platform-accounts.ts';
import { planNotificationPath } from './receive.ts';

/** A merchant tries some ways to pay; nobody tries fifty in an hour. */
const TRIES = 50;
const WINDOW = 60 * 60 * 1000;

/**
 * The invoice of what is wanted, and where the browser goes to pay it. The provider is asked outside of any
 * transaction. When it fails the invoice and the details stay, for another try.
 * @throws ApiError `preference_failed` when the provider makes no checkout, and those of `invoiceFor`
 */
export async function startCheckout(
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
        next_look_at: provider === 'whatsapp' ? null : nextLook(0, now),
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
