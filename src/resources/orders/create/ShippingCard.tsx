import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { findCity } from '../../../../domain/places/cities.ts';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import type { Values } from '../../../generator/form/payload.ts';
import type { Validate } from '../../../ui/form/sentences-resolver.ts';
import { OrderPart } from './OrderPart.tsx';

interface ShippingCardProps {
  fields: Fields;
  sentences: Validate<Values>;
}

/** Where it goes: the country of manual orders is Colombia (spec 2 §9), so only the city is asked for. */
const WITHOUT = ['country_code'];

export function ShippingCard({ fields, sentences }: ShippingCardProps) {
  const translate = useTranslate();
  if (fields.shipping_information === undefined) return null;
  return (
    <OrderPart
      field={fields.shipping_information}
      title={translate('orders.create.shipping')}
      addLabel={translate('orders.create.add_shipping')}
      savedMessage="orders.create.shipping_saved"
      sentences={sentences}
      without={WITHOUT}
      isEmpty={({ address, city_id }) => !address && !city_id}
      Summary={ShippingSummary}
    />
  );
}

function ShippingSummary({ values }: { values: Values }) {
  const city = typeof values.city_id === 'string' ? findCity(values.city_id) : undefined;
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{[values.address, values.address_detail].filter(Boolean).join(', ')}</Box>
      {city && <Box sx={{ color: 'text.secondary' }}>{`${city.name}, ${city.state}`}</Box>}
      {typeof values.comments === 'string' && <Box sx={{ color: 'text.secondary' }}>{values.comments}</Box>}
    </>
  );
}
