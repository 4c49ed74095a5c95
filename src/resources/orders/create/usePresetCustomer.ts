import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getRecordFromLocation } from 'ra-core';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useRecord } from '../../../schema/record-hooks.ts';
import { fromCustomer } from './manual-order.ts';
import type { ManualOrder } from './manual-order.ts';

/** Opening the page from a customer (`?customer=7`, `?source={"customer_id":7}`) fills them in, once. A draft about them stays unchanged. */
export function usePresetCustomer(form: UseFormReturn<ManualOrder>): void {
  const [search] = useSearchParams();
  const chosen: unknown = getRecordFromLocation(useLocation())?.['customer_id'];
  const id = Number(search.get('customer') ?? chosen ?? 0);
  const { data } = useRecord('customers', id, { enabled: id > 0 });
  useEffect(() => {
    if (data === undefined) return;
    if (form.getValues('customer').id === data.id) return;
    const { customer, shipping } = fromCustomer(data);
    form.setValue('customer', customer, { shouldDirty: true });
    form.setValue('shipping_information', shipping, { shouldDirty: true });
  }, [data, form]);
}
