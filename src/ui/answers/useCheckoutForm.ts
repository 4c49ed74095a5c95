import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

/** Where the form is kept after its first reading. */
export const CHECKOUT_FORM_KEY = ['checkout-form'];

/** What the store asks its buyers at the checkout. */
export function useCheckoutForm() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: CHECKOUT_FORM_KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).readCheckoutForm(signal),
  });
}
