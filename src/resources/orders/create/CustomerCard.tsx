import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { formatPhone } from '../../../../domain/phones/format.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { PickCustomerContext } from '../../customers/phone/pick-customer.ts';
import { blankCustomer, fromCustomer, requiredOf } from './manual-order.ts';
import type { ManualOrder, OrderBuyer } from './manual-order.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';
import { groupSentences } from './order-checks.ts';
import type { OrderCheck } from './order-checks.ts';
import { OrderPart } from './OrderPart.tsx';

interface CustomerCardProps {
  fields: Fields;
  sentences: OrderCheck;
}

/** The buyer: one of the store's customers, who fills the address in too, or a new person. */
export function CustomerCard({ fields, sentences }: CustomerCardProps) {
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const { setValue, setFocus } = useFormContext<ManualOrder>();
  const { field: held } = useController<ManualOrder, 'customer'>({ name: 'customer' });
  const { errors, isSubmitted } = useFormState<ManualOrder>({ name: 'customer' });
  const maySearch = useAllowed('customers')('list');
  const validate = useMemo(
    () => groupSentences(sentences, 'customer', (customer: OrderBuyer) => ({ customer })),
    [sentences],
  );
  if (fields.customer === undefined) return null;
  const choose = (known: Customer) => {
    const { customer, shipping } = fromCustomer(known);
    const after = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('customer', customer, after);
    setValue('shipping_information', shipping, after);
    // The next step, with its keyboard on a phone.
    setFocus('order_details');
  };
  return (
    <PickCustomerContext value={choose}>
      <OrderPart<OrderBuyer>
        // A client who is chosen inside the dialog closes it.
        key={held.value.id ?? 'new'}
        held={held}
        values={held.value}
        defaults={held.value}
        field={fields.customer}
        title={words.customer}
        addLabel={words.new_customer}
        missing={words.customer_missing}
        savedMessage={words.customer_saved}
        required={requiredOf(held.value)}
        validate={validate}
        isEmpty={({ first_name }) => !first_name}
        start={
          maySearch && (
            <CustomerSearch
              inputRef={held.ref}
              invalid={get(errors, 'customer') !== undefined}
              onChoose={choose}
            />
          )
        }
        action={<Button onClick={() => held.onChange(blankCustomer())}>{words.other_customer}</Button>}
        Summary={CustomerSummary}
      />
    </PickCustomerContext>
  );
}

function CustomerSummary({ values }: { values: OrderBuyer }) {
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{[values.first_name, values.last_name].filter(Boolean).join(' ')}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[values.phone_number && formatPhone(values.phone_number), values.email, values.dni]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </>
  );
}
