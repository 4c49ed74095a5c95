/** Companies that take a buyer's payment and report it to us. */
export const PROVIDERS = ['wompi', 'payu', 'mercado_pago', 'paypal'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Last part of the address at which a provider reports payments (PAY-01): `/notification/mercadopago/{storeId}`. */
const SEGMENTS = {
  wompi: 'wompi',
  payu: 'payu',
  mercado_pago: 'mercadopago',
  paypal: 'paypal',
} as const satisfies Record<Provider, string>;

export function isProvider(text: string): text is Provider {
  return PROVIDERS.some((provider) => provider === text);
}

/** Path below `/api/v1` of a store's notifications. */
export function notificationPath(provider: Provider, storeId: number | '{storeId}'): string {
  return `/notification/${SEGMENTS[provider]}/${storeId}`;
}
