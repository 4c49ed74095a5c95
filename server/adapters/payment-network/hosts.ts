/** Hosts of the providers' APIs and certificates: no call goes anywhere else. */
export const PROVIDER_HOSTS: readonly string[] = [
  'sandbox.wompi.co',
  'production.wompi.co',
  'sandbox.api.payulatam.com',
  'api.payulatam.com',
  'api.mercadopago.com',
  'api-m.sandbox.paypal.com',
  'api-m.paypal.com',
  'api.sandbox.paypal.com',
  'api.paypal.com',
];

/** Throws for an address that is no provider's, whatever it looks like. */
export function requireProviderHost(url: URL): void {
  if (url.protocol !== 'https:' || url.username !== '' || !PROVIDER_HOSTS.includes(url.host))
    throw new Error('No call leaves for a host that is no payment provider');
}
