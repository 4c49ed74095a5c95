import type { ProviderAccount, RawNotification } from '../../../domain/payments/contract.ts';
import type { Provider } from '../../../domain/payments/provider.ts';

/** Keys of the providers' own documentation where it has some, else made up in their form. */
export const ACCOUNTS: Readonly<Record<Provider, ProviderAccount>> = {
  wompi: account({
    clientId: 'pub_prod_Kw4aC0rZVgLZQn209NbEKPuXLzBD28Zx',
    clientSecret: 'prv_prod_eRvDkMaZ0dZjgGZjgGQJ0n4yq8i1vT',
    integrity: 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6',
    eventsKey: 'prod_events_OcHnIzeBl5socpwByQ4hA52Em3USQ93Z',
  }),
  payu: account({
    clientId: '512321',
    clientSecret: '4Vj8eK4rloUd272L48hsrarnUA',
    merchantId: '508029',
    apiLogin: 'pRRXKOl8ikMmt9u',
    testMode: true,
  }),
  mercado_pago: account({
    clientId: '446566691',
    clientSecret: 'APP_USR-1234567890',
    eventsKey: 'your_secret_key_here',
  }),
  paypal: account({
    clientId: 'AcmClientId',
    clientSecret: 'EPaypalSecret',
    eventsKey: '1JE4291016473214C',
    merchantId: 'MERCHANT9',
    testMode: true,
  }),
};

function account(given: Partial<ProviderAccount>): ProviderAccount {
  return {
    clientId: '',
    clientSecret: '',
    integrity: '',
    eventsKey: '',
    merchantId: '',
    apiLogin: '',
    signatureAlgorithm: '',
    testMode: false,
    ...given,
  };
}

export function notification(
  body: string,
  { headers = {}, query = '' }: { headers?: Record<string, string>; query?: string } = {},
): RawNotification {
  return {
    body: new TextEncoder().encode(body),
    headers: new Headers(headers),
    query: new URLSearchParams(query),
  };
}

/** No test that is not about PayPal asks for a certificate. */
export const noCertificate = async (): Promise<null> => null;
