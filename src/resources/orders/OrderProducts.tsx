import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { OrderLines } from '../../custom/orders/create/OrderLines.tsx';
import { OrderTotals } from '../../custom/orders/create/OrderTotals.tsx';
import type { PlacedSection } from '../form/form-fields.ts';
import { FormField } from '../form/FormField.tsx';

/** Drawn by the lines themselves. */
const LINES = 'order_details';

/** What was sold, what sending it costs, and what that makes. */
export function OrderProducts({ fields }: PlacedSection) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OrderLines />
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        {fields
          .filter(({ field }) => field.source !== LINES)
          .map((placed) => (
            <FormField key={placed.field.source} {...placed} />
          ))}
        <OrderTotals />
      </Card>
    </Box>
  );
}
