import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRecord } from '../../../schema/record-hooks.ts';
import { fromCustomer } from './manual-order.ts';
import type { ManualOrder } from './manual-order.ts';

/**
 * Opening the page from a customer fills them in, once. 0 is nobody, and so is one whose data was erased. A draft about
 * them stays unchanged.
 */
export function usePresetCustomer(form: UseFormReturn<ManualOrder>, id: number): void {
  const { data } = useRecord('customers', id, { enabled: id > 0 });
  useEffect(() => {
    if (data === undefined || data.anonymised_at !== null) return;
    if (form.getValues('customer').id === data.id) return;
    const { customer, shipping } = fromCustomer(data);
    form.setValue('customer', customer, { shouldDirty: true });
    form.setValue('shipping_information', shipping, { shouldDirty: true });
  }, [data, form]);
}
