import type { ProviderAdapter } from './contract.ts';
import { mercadoPago } from './mercado-pago/adapter.ts';
import { paypal } from './paypal/adapter.ts';
import { payu } from './payu/adapter.ts';
import type { Provider } from './provider.ts';
import { wompi } from './wompi/adapter.ts';

const ADAPTERS = { wompi, payu, mercado_pago: mercadoPago, paypal } as const satisfies Record<
  Provider,
  ProviderAdapter
>;

export function adapterOf(provider: Provider): ProviderAdapter {
  return ADAPTERS[provider];
}
