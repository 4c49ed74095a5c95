import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../form/FormField.tsx';
import type { FormParts } from '../../manifest/manifest.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';
import { FieldGrid, SectionCard } from '../../ui/card/SectionCard.tsx';
import { CurrencyContext } from '../../ui/figure/Money.tsx';
import { EditBar } from './form/EditBar.tsx';
import { OrderLines } from './form/OrderLines.tsx';
import { DiscountField, OrderTotals } from './form/OrderTotals.tsx';

/**
 * An order's lines are edited as they are made: found by name, counted, added up. What a save does is said before it.
 * The form asks for the shipping cost (spec 2 §5). The rest is generated.
 */
const parts: FormParts<'orders'> = {
  required: { edit: ['shipping_cost'] },
  sections: {
    products: (section) => (
      <OfOrder>
        <OrderProducts {...section} />
      </OfOrder>
    ),
  },
  EditBar: (bar) => (
    <OfOrder>
      <EditBar {...bar} />
    </OfOrder>
  ),
};

export default parts;

/** The amounts of an order are in its own currency, those of a new one in the store's. */
function OfOrder({ children }: { children: ReactNode }) {
  const currency: unknown = useWatch({ name: 'currency' });
  return (
    <CurrencyContext value={typeof currency === 'string' && currency !== '' ? currency : null}>
      {children}
    </CurrencyContext>
  );
}

/** Drawn by parts of their own. */
const OWN: ReadonlySet<string> = new Set(['order_details', 'discount', 'discount_percent']);

/** The sold products, the shipping cost, and the total. */
function OrderProducts({ fields }: PlacedSection) {
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
