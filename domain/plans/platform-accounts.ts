import type { ProviderAccount } from '../payments/contract.ts';

/** Providers at which the platform itself may have an account, to be paid for plans. */
export const PLATFORM_PROVIDERS = ['payu', 'mercado_pago'] as const;
export type PlatformProvider = (typeof PLATFORM_PROVIDERS)[number];

export type PlatformAccounts = Readonly<Partial<Record<PlatformProvider, ProviderAccount>>>;

export function isPlatformProvider(provider: string): provider is PlatformProvider {
  return PLATFORM_PROVIDERS.some((known) => known === provider);
}
