import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { cityAndState, findCity } from '../../../../domain/places/cities.ts';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';
import { requiredOf } from './manual-order.ts';
import type { ManualOrder, OrderAddress } from './manual-order.ts';
import { groupSentences } from './order-checks.ts';
import type { OrderCheck } from './order-checks.ts';
import { lackedBy, OrderPart } from './OrderPart.tsx';

interface ShippingCardProps {
  fields: Fields;
  sentences: OrderCheck;
}

/** The delivery address. Manual orders are for Colombia (spec 2 §9), so only the city is asked for. */
const WITHOUT = ['country_code'];

export function ShippingCard({ fields, sentences }: ShippingCardProps) {
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const { field: held } = useController<ManualOrder, 'shipping_information'>({
    name: 'shipping_information',
  });
  const validate = useMemo(
    () =>
      groupSentences(sentences, 'shipping_information', (shipping_information: OrderAddress) => ({
        shipping_information,
      })),
    [sentences],
  );
  if (fields.shipping_information === undefined) return null;
  return (
    <OrderPart<OrderAddress>
      held={held}
      values={held.value}
      defaults={held.value}
      field={fields.shipping_information}
      title={words.shipping}
      addLabel={words.add_shipping}
      missing={words.shipping_missing}
      savedMessage={words.shipping_saved}
      required={requiredOf({})}
      validate={validate}
      without={WITHOUT}
      isEmpty={({ address, city_id }) => !address && !city_id}
      Summary={ShippingSummary}
    />
  );
}

function ShippingSummary({ values }: { values: OrderAddress }) {
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const city = values.city_id == null ? undefined : findCity(values.city_id);
  const where = [...lackedBy(words, values), values.address, values.address_detail];
  return (
    <>
      <Box sx={{ fontWeight: 500 }}>{where.filter(Boolean).join(', ')}</Box>
      {city && <Box sx={{ color: 'text.secondary' }}>{cityAndState(city)}</Box>}
      {values.comments != null && <Box sx={{ color: 'text.secondary' }}>{values.comments}</Box>}
    </>
  );
}
