import Box from '@mui/material/Box';
import { OrderLines } from '../create/OrderLines.tsx';
import { OrderTotals } from '../create/OrderTotals.tsx';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { FieldGrid } from '../../../ui/card/FieldGrid.tsx';
import { FormField } from '../../../generator/form/FormField.tsx';

/** The lines themselves draw these. */
const LINES = 'order_details';

/** The sold products, the shipping cost, and the total. */
export function OrderProducts({ fields }: PlacedSection) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OrderLines />
      <SectionCard>
        <FieldGrid>
          {fields
            .filter(({ field }) => field.source !== LINES)
            .map((placed) => (
              <FormField key={placed.field.source} {...placed} />
            ))}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <OrderTotals />
          </Box>
        </FieldGrid>
      </SectionCard>
    </Box>
  );
}
