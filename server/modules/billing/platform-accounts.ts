import { adapterOf } from '../../../domain/payments/adapters.ts';
import type { ProviderAccount } from '../../../domain/payments/contract.ts';
import {
  type BillingProvider,
  PLATFORM_PROVIDERS,
  type PlatformProvider,
} from '../../../domain/plans/billing-types.ts';
import type { ApiPorts } from '../../context.ts';

/** The platform's own account, from the settings of the server; null without one. */
export function platformAccount(
  { settings }: Pick<ApiPorts, 'settings'>,
  provider: PlatformProvider,
): ProviderAccount | null {
  return settings.billingAccounts?.[provider] ?? null;
}

/** Whom a merchant may pay here in this currency. Without an account or a number of the support it is nobody. */
export function offeredProviders(
  ports: Pick<ApiPorts, 'settings' | 'payments'>,
  currency: string,
): BillingProvider[] {
  const online =
    ports.payments === undefined
      ? []
      : PLATFORM_PROVIDERS.filter((one) => platformAccount(ports, one) !== null && takes(one, currency));
  return ports.settings.support?.whatsapp ? [...online, 'whatsapp'] : online;
}

export function takes(provider: PlatformProvider, currency: string): boolean {
  return adapterOf(provider).currencies?.includes(currency) !== false;
}
