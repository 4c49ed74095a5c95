import { toCents } from '../../../domain/payments/cents.ts';
import type { Checkout } from '../../../domain/payments/contract.ts';
import { ApiError } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import type { PublicRoute } from '../../http/route.ts';
import { buyerPage } from './buyer-page.ts';
import { findAttempt } from './find-attempt.ts';

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
    // An order is not paid by another amount than it is worth by now.
    const changed =
      order.difference !== attempt.difference || toCents(order.due, order.currency) !== attempt.cents;
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
