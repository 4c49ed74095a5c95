import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { formatPhone } from '../../../../domain/phones/format.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import { inputLabel } from '../../../ui/input/label.ts';
import { ComboBox } from '../../../generator/inputs/ComboBox.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { useRepresent } from '../../../schema/useRepresent.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';

const PAUSE_MS = 300;
const FOUND = 20;

interface CustomerSearchProps {
  inputRef: Ref<HTMLInputElement>;
  invalid: boolean;
  onChoose: (customer: Customer) => void;
}

/** Finds one of the store's customers by name, phone, e-mail or document. */
export function CustomerSearch({ inputRef, invalid, onChoose }: CustomerSearchProps) {
  const translate = useTranslate();
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const id = useId();
  const [search, setSearch] = useState('');
  const searched = useDebounced(search.trim(), PAUSE_MS);
  const { data, isPending, error } = useRecords('customers', {
    pagination: { page: 1, perPage: FOUND },
    sort: { field: 'created_at', order: 'DESC' },
    filter: searched === '' ? {} : { search: searched },
  });
  // One whose data was erased takes no order.
  const found = (data ?? []).filter(({ anonymised_at: erasedAt }) => erasedAt === null);
  const represent = useRepresent();
  return (
    <div>
      <FormLabel htmlFor={id} sx={inputLabel}>
        {words.find_customer}
      </FormLabel>
      <ComboBox
        value={null}
        addsToList
        options={found.map((customer) => ({
          id: customer.id,
          text: represent('customers', customer),
          detail: [formatPhone(customer.phone_number), customer.email].filter(Boolean).join(' · '),
        }))}
        loading={isPending || search.trim() !== searched}
        onSearch={setSearch}
        onChoose={(option) => {
          const customer = found.find((one) => one.id === option?.id);
          if (customer !== undefined) onChoose(customer);
        }}
        inputRef={inputRef}
        placeholder={words.find_hint}
        emptyText={error ? translate('form.reference.failed') : words.nobody_found}
        control={{ id, ...(invalid && { 'aria-invalid': true }) }}
      />
    </div>
  );
}
