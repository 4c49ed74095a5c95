import type { Provider } from './provider.ts';

/**
 * What each provider calls the two keys that every account has: names in `fields` of the words of payment providers.
 * Other channels have no account.
 */
export const KEY_NAMES = {
  wompi: { client_id: 'public_key', client_secret: 'private_key' },
  payu: { client_id: 'account_id', client_secret: 'api_key' },
  mercado_pago: { client_id: 'user_id', client_secret: 'access_token' },
  paypal: { client_id: 'client_id', client_secret: 'client_secret' },
} as const satisfies Record<Provider, { client_id: string; client_secret: string }>;
