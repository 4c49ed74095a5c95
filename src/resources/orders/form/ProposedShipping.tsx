import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { isLineQuantity, readLines } from '../../../../domain/orders/order-lines.ts';
import { proposeShipping, type ProposedShipping } from '../../../../domain/orders/shipping-zones.ts';
import { subtotal } from '../../../../domain/orders/totals.ts';
import { placeName } from '../../../../domain/places/cities.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { quiet } from '../../../theme/styles.ts';
import { useMoney } from '../../../ui/figure/Money.tsx';
import type { ManualOrder } from './manual-order.ts';

/**
 * What the store charges for delivery to this city and for these products, with the rule that it comes from. The amount
 * follows the city and the products until somebody types another one, which stays; the store's is then one tap away.
 */
export function ProposedShipping() {
  const words = useWords(MANUAL_ORDER_WORDS);
  const money = useMoney();
  const store = useStore();
  const { setValue } = useFormContext<ManualOrder>();
  const [city_id, details, typed] = useWatch<
    ManualOrder,
    ['shipping_information.city_id', 'order_details', 'shipping_cost']
  >({ name: ['shipping_information.city_id', 'order_details', 'shipping_cost'] });
  const lines = readLines(details).filter(({ quantity }) => isLineQuantity(quantity));
  const proposed: ProposedShipping =
    store === null ? { cost: 0, by: 'none' } : proposeShipping(store, { city_id, subtotal: subtotal(lines) });
  const { cost } = proposed;
  const beforeRef = useRef(cost);
  useEffect(() => {
    if (typed === beforeRef.current && typed !== cost) setValue('shipping_cost', cost);
    beforeRef.current = cost;
  }, [beforeRef, cost, typed, setValue]);
  if (proposed.by === 'none') return null;
  const rule =
    proposed.by === 'zone'
      ? fill(words.shipping_by.zone, { place: placeName(proposed.place) ?? '' })
      : proposed.by === 'free'
        ? fill(words.shipping_by.free, { amount: money(proposed.from) })
        : words.shipping_by.default;
  return (
    <Box
      component="output"
      sx={{
        ...quiet,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 0.5,
      }}
    >
      {rule}
      {typed !== cost && (
        <Button onClick={() => setValue('shipping_cost', cost, { shouldDirty: true, shouldValidate: true })}>
          {fill(words.shipping_use, { amount: money(cost) })}
        </Button>
      )}
    </Box>
  );
}
