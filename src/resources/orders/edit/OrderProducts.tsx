import Box from '@mui/material/Box';
import { OrderLines } from '../create/OrderLines.tsx';
import { OrderTotals } from '../create/OrderTotals.tsx';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { FormCard } from '../../../generator/form/FormCard.tsx';
import { FormField } from '../../../generator/form/FormField.tsx';

/** Drawn by the lines themselves. */
const LINES = 'order_details';

/** What was sold, what sending it costs, and what that makes. */
export function OrderProducts({ fields }: PlacedSection) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OrderLines />
      <FormCard>
        {fields
          .filter(({ field }) => field.source !== LINES)
          .map((placed) => (
            <FormField key={placed.field.source} {...placed} />
          ))}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <OrderTotals />
        </Box>
      </FormCard>
    </Box>
  );
}
