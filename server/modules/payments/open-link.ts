import { wholeUnits } from '../../../domain/money/currency.ts';
import { toCents } from '../../../domain/payments/cents.ts';
import type { Checkout } from '../../../domain/payments/contract.ts';
import { isReference } from '../../../domain/payments/reference.ts';
import en from '../../../i18n/payment-link/en.json';
import es from '../../../i18n/payment-link/es.json';
import pt from '../../../i18n/payment-link/pt.json';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { languageOf, type Language } from '../../http/language.ts';
import type { Answer, PublicRoute } from '../../http/route.ts';
import { payableOrder, type PayableOrder } from './payable-order.ts';

const WORDS = { es, en, pt };

/** A form that leads to a provider. */
interface Form {
  action: string;
  fields: Readonly<Record<string, string>>;
}

interface Page {
  language: Language;
  /** The store's name. */
  title: string;
  sentence: Exclude<keyof typeof es, 'pay'>;
  form?: Form;
}

/** A page for a buyer: no script, no file, and a form that leads to the provider alone. */
function buyerPage({ language, title, sentence, form }: Page): Answer {
  const words = WORDS[language];
  const target = form === undefined ? "'none'" : new URL(form.action).origin;
  return {
    status: 200,
    raw: `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<h1>${escaped(title)}</h1><p>${escaped(words[sentence])}</p>${form === undefined ? '' : formOf(form, words.pay)}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; form-action ${target}; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}

function formOf({ action, fields }: Form, pay: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${inputs.join('')}<button>${escaped(pay)}</button></form>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const HTML = { description: 'A page for the buyer', type: 'text/html' };

/** Where a buyer opens the link of a message: on to the provider, or why there is nothing to pay. */
export const openPaymentLink: PublicRoute = {
  method: 'GET',
  path: '/payment-links/{reference}',
  operationId: 'openPaymentLink',
  summary: 'Lead a buyer to the checkout of a payment',
  tags: ['payments'],
  access: 'public',
  anyQuery: true,
  refusals: ['not_found'],
  answers: { 200: HTML, 303: { description: "On to the provider's checkout" } },
  async handle({ ports, params, request, now }) {
    const { attempt, order, offered } = await findAttempt(ports, params['reference'] ?? '');
    const language = languageOf(request);
    if (order === null) throw new ApiError('not_found');
    const title = order.store;
    if (order.due === 0) return buyerPage({ language, title, sentence: 'paid' });
    // Who cancelled the order ended its links. One that is open again is paid by a new link.
    if (attempt.ended_at !== null)
      return buyerPage({ language, title, sentence: order.cancelled ? 'cancelled' : 'expired' });
    // An order is not paid by another amount than it is worth by now.
    const changed =
      order.difference !== attempt.difference ||
      toCents(order.due, wholeUnits(order.currency)) !== attempt.cents;
    // Nobody could check a payment by a channel whose keys are gone.
    if (!offered || changed || attempt.expires_at <= now)
      return buyerPage({ language, title, sentence: 'expired' });
    if (ports.payments === undefined) throw new ApiError('unavailable');
    // Written by `make-attempt.ts` and by nobody else.
    const checkout = attempt.checkout as Checkout;
    if (checkout.kind === 'link')
      return { status: 303, headers: { location: ports.payments.buyerAddress(checkout.url) } };
    const action = ports.payments.buyerAddress(checkout.action);
    return buyerPage({ language, title, sentence: 'go', form: { action, fields: checkout.fields } });
  },
};

/** Where providers send a buyer back to. What they add to the address is unsigned: it is not even read. */
export const returnFromPayment: PublicRoute = {
  method: 'GET',
  path: '/payment-links/{reference}/return',
  operationId: 'returnFromPayment',
  summary: 'Tell a buyer who returns what is known of the payment',
  tags: ['payments'],
  access: 'public',
  anyQuery: true,
  refusals: ['not_found'],
  answers: { 200: HTML },
  async handle({ ports, params, request }) {
    const { order } = await findAttempt(ports, params['reference'] ?? '');
    if (order === null) throw new ApiError('not_found');
    const sentence = order.due === 0 ? 'paid' : 'confirming';
    return buyerPage({ language: languageOf(request), title: order.store, sentence });
  },
};

/**
 * The attempt that a link names, with its order as it is now; null for an order that is gone. `offered`: whether the
 * store still takes payments by its channel. Throws `not_found`.
 */
async function findAttempt({ database }: ApiPorts, reference: string) {
  if (!isReference(reference)) throw new ApiError('not_found');
  const attempt = await database.platform((sql) =>
    sql.selectFrom('payment_attempts').selectAll().where('reference', '=', reference).executeTakeFirst(),
  );
  if (attempt === undefined) throw new ApiError('not_found');
  const { store_id, order_id } = attempt;
  return database.read(store_id, async (sql) => {
    const order: PayableOrder | null = await payableOrder(sql, store_id, order_id);
    return { attempt, order, offered: await isOffered(sql, attempt) };
  });
}

async function isOffered(
  sql: Sql,
  { store_id, channel_id }: { store_id: number; channel_id: number },
): Promise<boolean> {
  const channel = await sql
    .selectFrom('payment_channels_store')
    .select('active')
    .where('store_id', '=', store_id)
    .where('id', '=', channel_id)
    .executeTakeFirst();
  return channel?.active === 1;
}
