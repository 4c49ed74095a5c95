import type { Checkout, CheckoutOrder, ProviderAccount, ProviderAdapter } from '../contract.ts';
import { decimalText } from '../cents.ts';
import { misplacedMerchant, payuKeys } from './account.ts';
import { checkPayuKeys } from './check.ts';
import { readNotification } from './notification.ts';
import { askForTransaction, findTransactions } from './query.ts';
import { payuSignature, readAlgorithm } from './signatures.ts';

const CHECKOUT = {
  test: 'https://sandbox.checkout.payulatam.com/ppp-web-gateway-payu/',
  live: 'https://checkout.payulatam.com/ppp-web-gateway-payu/',
};

/** Where forms of PayU go, in tests and for real money. */
export const PAYU_CHECKOUTS: readonly string[] = Object.values(CHECKOUT);

/** PayU Latam's WebCheckout: a form that the buyer sends, and a confirmation that PayU sends. */
export const payu: ProviderAdapter = {
  provider: 'payu',
  needs: ['client_id', 'client_secret', 'merchant_id', 'api_login'],
  wrongEnvironment: misplacedMerchant,
  checkKeys: checkPayuKeys,
  currencies: ['COP', 'USD', 'MXN', 'PEN', 'ARS', 'BRL', 'CLP'],
  createCheckout: async (order, account) => checkoutForm(order, account),
  verify: async ({ body }, account) => readNotification(new TextDecoder().decode(body), account),
  confirm: askForTransaction,
  find: findTransactions,
};

function checkoutForm(order: CheckoutOrder, account: ProviderAccount): Checkout {
  const { reference, currency, description } = order;
  const amount = decimalText(order.cents);
  const algorithm = readAlgorithm(account.signatureAlgorithm);
  const signed = [account.merchantId, reference, amount, currency];
  return {
    kind: 'form',
    action: account.testMode ? CHECKOUT.test : CHECKOUT.live,
    fields: {
      merchantId: account.merchantId,
      accountId: account.clientId,
      description,
      referenceCode: reference,
      amount,
      // Exempt: PayU would take 19 % for included where nothing is said.
      tax: '0',
      taxReturnBase: '0',
      currency,
      algorithmSignature: algorithm,
      signature: payuSignature(signed, payuKeys(account), algorithm),
      test: account.testMode ? '1' : '0',
      responseUrl: order.returnUrl,
      confirmationUrl: order.notificationUrl,
      ...(order.email === null ? {} : { buyerEmail: order.email }),
    },
  };
}
