import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import type { Values } from '../../../generator/form/payload.ts';
import type { Validate } from '../../../ui/form/sentences-resolver.ts';
import type { OrderAddress } from './manual-order.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { OrderPart } from './OrderPart.tsx';

interface CustomerCardProps {
  fields: Fields;
  sentences: Validate<Values>;
  /** Where a registered customer's orders go to. */
  onShipping: (shipping: OrderAddress) => void;
}

/** Who buys: one of the store's customers, or somebody new. */
export function CustomerCard({ fields, sentences, onShipping }: CustomerCardProps) {
  const translate = useTranslate();
  if (fields.customer === undefined) return null;
  return (
    <OrderPart
      field={fields.customer}
      title={translate('orders.create.customer')}
      addLabel={translate('orders.create.add_customer')}
      savedMessage="orders.create.customer_saved"
      sentences={sentences}
      isEmpty={({ first_name }) => !first_name}
      head={<CustomerSearch onShipping={onShipping} />}
      Summary={CustomerSummary}
    />
  );
}

function CustomerSummary({ values }: { values: Values }) {
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{[values.first_name, values.last_name].filter(Boolean).join(' ')}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[values.phone_number, values.email, values.dni].filter(Boolean).join(' · ')}
      </Box>
    </>
  );
}
