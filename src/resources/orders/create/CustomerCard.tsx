import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import type { ManualOrder, OrderAddress, OrderBuyer } from './manual-order.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { groupSentences } from './order-checks.ts';
import type { OrderCheck } from './order-checks.ts';
import { OrderPart } from './OrderPart.tsx';

interface CustomerCardProps {
  fields: Fields;
  sentences: OrderCheck;
  /** Where a registered customer's orders go to. */
  onShipping: (shipping: OrderAddress) => void;
}

/** The buyer: one of the store's customers, or a new person. */
export function CustomerCard({ fields, sentences, onShipping }: CustomerCardProps) {
  const translate = useTranslate();
  const { field: held } = useController<ManualOrder, 'customer'>({ name: 'customer' });
  const validate = useMemo(
    () => groupSentences(sentences, 'customer', (customer: OrderBuyer) => ({ customer })),
    [sentences],
  );
  if (fields.customer === undefined) return null;
  return (
    <OrderPart<OrderBuyer>
      held={held}
      values={held.value}
      defaults={held.value}
      field={fields.customer}
      title={translate('orders.create.customer')}
      addLabel={translate('orders.create.add_customer')}
      savedMessage="orders.create.customer_saved"
      validate={validate}
      isEmpty={({ first_name }) => !first_name}
      head={<CustomerSearch onShipping={onShipping} />}
      Summary={CustomerSummary}
    />
  );
}

function CustomerSummary({ values }: { values: OrderBuyer }) {
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{[values.first_name, values.last_name].filter(Boolean).join(' ')}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[values.phone_number, values.email, values.dni].filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}
