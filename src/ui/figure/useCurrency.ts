import { DEFAULT_CURRENCY } from '../../../domain/money/currency.ts';
import { useStore } from '../../authProvider/useSession.ts';

/** ISO code of the store's currency. */
export function useCurrency(): string {
  return useStore()?.currency ?? DEFAULT_CURRENCY;
}
