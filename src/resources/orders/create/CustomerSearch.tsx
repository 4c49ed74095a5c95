import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Customer } from '../../../../generated/customers/types.ts';
import { inputLabel } from '../../../ui/input/label.ts';
import { ComboBox } from '../../../generator/inputs/ComboBox.tsx';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { useRepresent } from '../../../schema/useRepresent.ts';
import { fromCustomer } from './manual-order.ts';
import type { OrderAddress, OrderBuyer } from './manual-order.ts';

const PAUSE_MS = 300;
const FOUND = 20;

/** Finds one of the store's customers by name, phone, e-mail or document, and fills in its dialog. */
export function CustomerSearch({ onShipping }: { onShipping: (shipping: OrderAddress) => void }) {
  const { getValues, reset } = useFormContext<OrderBuyer>();
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const searched = useDebounced(search.trim(), PAUSE_MS);
  const { data, isPending, error } = useRecords('customers', {
    pagination: { page: 1, perPage: FOUND },
    sort: { field: 'created_at', order: 'DESC' },
    filter: searched === '' ? {} : { search: searched },
  });
  const found = data ?? [];
  const represent = useRepresent();
  const fill = (record: Customer) => {
    const { customer, shipping } = fromCustomer(record);
    reset({ ...getValues(), ...customer }, { keepDefaultValues: true });
    onShipping(shipping);
  };
  return (
    <div>
      <FormLabel htmlFor={id} sx={inputLabel}>
        {translate('orders.create.find_customer')}
      </FormLabel>
      <ComboBox
        value={null}
        addsToList
        options={found.map((customer) => ({
          id: customer.id,
          text: represent('customers', customer),
          detail: [customer.phone_number, customer.email].filter(Boolean).join(' · '),
        }))}
        loading={isPending || search.trim() !== searched}
        onSearch={setSearch}
        onChoose={(option) => {
          const customer = found.find((one) => one.id === option?.id);
          if (customer !== undefined) fill(customer);
        }}
        emptyText={error ? translate('form.reference.failed') : undefined}
        control={{ id }}
      />
    </div>
  );
}
