import Box from '@mui/material/Box';
import { DiscountField } from '../create/DiscountField.tsx';
import { OrderLines } from '../create/OrderLines.tsx';
import { OrderTotals } from '../create/OrderTotals.tsx';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { FieldGrid } from '../../../ui/card/FieldGrid.tsx';
import { FormField } from '../../../generator/form/FormField.tsx';

/** Drawn by parts of their own. */
const OWN: ReadonlySet<string> = new Set(['order_details', 'discount', 'discount_percent']);

/** The sold products, the shipping cost, and the total. */
export function OrderProducts({ fields }: PlacedSection) {
  const fieldOf = (source: string) => fields.find(({ field }) => field.source === source)?.field;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OrderLines />
      <SectionCard>
        <FieldGrid>
          {fields
            .filter(({ field }) => !OWN.has(field.source))
            .map((placed) => (
              <FormField key={placed.field.source} {...placed} />
            ))}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <DiscountField amount={fieldOf('discount')} percent={fieldOf('discount_percent')} />
          </Box>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <OrderTotals />
          </Box>
        </FieldGrid>
      </SectionCard>
    </Box>
  );
}
