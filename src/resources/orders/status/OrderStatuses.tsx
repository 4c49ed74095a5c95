import Box from '@mui/material/Box';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { ShowPartProps } from '../../../generator/manifest/show-parts.ts';
import { StatusControl } from './StatusControl.tsx';

const CONTROLS = [
  { source: 'order_status_id', type: STATUS_TYPE.payment },
  { source: 'shipping_order_status_id', type: STATUS_TYPE.shipping },
] as const;

/** The facts that decide: payment and shipping status, each with its own control (spec 2 §4). */
export function OrderStatuses({ record, descriptor }: ShowPartProps<'orders'>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
      }}
    >
      {CONTROLS.map(({ source, type }) => {
        const field: FieldDescriptor | undefined = descriptor.fields[source];
        return (
          field && (
            <StatusControl
              key={source}
              field={field}
              type={type}
              orderId={record.id}
              status={record[source]}
            />
          )
        );
      })}
    </Box>
  );
}
