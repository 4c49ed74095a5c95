import Box from '@mui/material/Box';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { STATUS_TYPE } from '../../../domain/orders/statuses.ts';
import type { ShowPartProps } from '../show/show-parts.ts';
import { StatusControl } from './StatusControl.tsx';

const CONTROLS = [
  { source: 'order_status_id', type: STATUS_TYPE.payment },
  { source: 'shipping_order_status_id', type: STATUS_TYPE.shipping },
] as const;

/** Payment and shipping status side by side, each with its own control (spec 2 §4). */
export function OrderStatuses({ record, descriptor }: ShowPartProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        maxWidth: 'var(--width-form)',
      }}
    >
      {CONTROLS.map(({ source, type }) => {
        const field: FieldDescriptor | undefined = descriptor.fields[source];
        return field && <StatusControl key={source} field={field} type={type} record={record} />;
      })}
    </Box>
  );
}
