import Box from '@mui/material/Box';
import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { FieldProps } from '../../../generator/fields/field.ts';
import { OrderState } from './OrderStates.tsx';

/** A state in the table, which is changed there; the row's own click stays away from it. */
export default function StateColumn({
  field,
  record,
}: FieldProps<'orders', 'order_status_id' | 'shipping_order_status_id'>) {
  const type = field.source === 'order_status_id' ? STATUS_TYPE.payment : STATUS_TYPE.shipping;
  return (
    <Box onClick={(event) => event.stopPropagation()} sx={{ ml: -1 }}>
      <OrderState order={record} type={type} />
    </Box>
  );
}
