import { useGetOne } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Values } from '../../../generator/form/payload.ts';
import { isValues } from '../../../generator/form/payload.ts';
import { fromCustomer } from './manual-order.ts';

/** Opening the page from a customer (`?customer=7`) fills them in, once; a draft about them is left alone. */
export function usePresetCustomer(form: UseFormReturn<Values>): void {
  const [search] = useSearchParams();
  const id = search.get('customer') ?? '';
  const { data } = useGetOne<RaRecord>('customers', { id }, { enabled: id !== '' });
  useEffect(() => {
    if (data === undefined) return;
    const held = form.getValues('customer');
    if (isValues(held) && held.id === data.id) return;
    const { customer, shipping } = fromCustomer(data);
    form.setValue('customer', customer, { shouldDirty: true });
    form.setValue('shipping_information', shipping, { shouldDirty: true });
  }, [data, form]);
}
