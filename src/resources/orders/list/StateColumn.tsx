import Box from '@mui/material/Box';
import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { FieldProps } from '../../../generator/fields/field.ts';
import { InPlaceOf } from '../../../generator/list/InPlaceOf.tsx';
import { CurrencyContext } from '../../../ui/figure/useMoney.ts';
import { OrderBalance } from '../OrderBalance.tsx';
import { OrderKept } from '../OrderKept.tsx';
import { OrderState } from './OrderStates.tsx';

/**
 * A state in the table, which is changed there; the row's own click stays away from it. Where the column of the parcel's
 * state has left, that state stands below the payment's.
 */
export default function StateColumn({
  field,
  record,
}: FieldProps<'orders', 'order_status_id' | 'shipping_order_status_id'>) {
  const pays = field.source === 'order_status_id';
  return (
    <CurrencyContext value={record.currency}>
      <Box onClick={(event) => event.stopPropagation()} sx={{ ml: -1 }}>
        <OrderState order={record} type={pays ? STATUS_TYPE.payment : STATUS_TYPE.shipping} />
        {pays && (
          <Box sx={{ ml: 1 }}>
            <OrderKept order={record} />
            <OrderBalance order={record} />
          </Box>
        )}
        {pays && (
          <InPlaceOf source="shipping_order_status_id">
            <Box sx={{ minWidth: 200 }}>
              <OrderState order={record} type={STATUS_TYPE.shipping} />
            </Box>
          </InPlaceOf>
        )}
      </Box>
    </CurrencyContext>
  );
}
