import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { useMemo } from 'react';
import { InputSetContext } from '../../../generator/inputs/input.ts';
import { WIDGETS } from '../../../generator/inputs/widgets.ts';
import { RestoredNotice } from '../../../generator/form/FormNotices.tsx';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { BranchInput } from './BranchInput.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { FieldGrid } from '../../../ui/card/FieldGrid.tsx';
import { OrderField } from './OrderField.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderRefusalNotice } from './OrderRefusalNotice.tsx';
import { OrderTotal, OrderTotals } from './OrderTotals.tsx';
import { ShippingCard } from './ShippingCard.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useManualOrder } from './useManualOrder.ts';
import { usePresetCustomer } from './usePresetCustomer.ts';

const nothing = () => undefined;

/** The whole order on one page, in the order in which it is asked for: what, for whom, where to, how it stands. */
export function ManualOrderForm({ loaded }: { loaded: FormSchema }) {
  const order = useManualOrder(loaded);
  const { form, complaints, restored, refusal, sending, submit, startOver } = order;
  const translate = useTranslate();
  const { fields } = loaded.descriptor;
  const inputs = useMemo(
    () => ({
      widgets: WIDGETS,
      components: { branch: BranchInput },
      fields: {},
      hold: nothing,
      guard: () => nothing,
    }),
    [],
  );
  usePresetCustomer(form);
  return (
    <FormProvider {...form}>
      <InputSetContext value={inputs}>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          {restored && <RestoredNotice onDiscard={startOver} />}
          <OrderLines />
          <CustomerCard
            fields={fields}
            complaints={complaints}
            onShipping={(shipping) => form.setValue('shipping_information', shipping, { shouldDirty: true })}
          />
          <ShippingCard fields={fields} complaints={complaints} />
          <SectionCard title={translate('orders.create.details')}>
            <FieldGrid>
              <OrderField fields={fields} source="user_store_id" component="branch" required />
              <OrderField fields={fields} source="date" required />
              <OrderField fields={fields} source="order_status_id" required />
              <OrderField fields={fields} source="shipping_order_status_id" required />
              <OrderField fields={fields} source="sales_channel" required />
              <OrderField fields={fields} source="shipping_cost" required />
              <OrderField fields={fields} source="comments" wide />
            </FieldGrid>
          </SectionCard>
          <OrderTotals />
          {refusal && <OrderRefusalNotice refusal={refusal} />}
          <SaveBar label={translate('orders.create.submit')} busy={sending} summary={<OrderTotal />} />
        </Box>
      </InputSetContext>
    </FormProvider>
  );
}
