import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { useMemo } from 'react';
import { InputSetContext } from '../../../generator/inputs/input.ts';
import { WIDGETS } from '../../../generator/inputs/widgets.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { FieldGrid } from '../../../ui/card/FieldGrid.tsx';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../../ui/form/ProblemNotice.tsx';
import { RestoredNotice } from '../../../ui/form/RestoredNotice.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { BranchInput } from './BranchInput.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { OrderField } from './OrderField.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotal, OrderTotals } from './OrderTotals.tsx';
import { ShippingCard } from './ShippingCard.tsx';
import { useManualOrder } from './useManualOrder.ts';
import { usePresetCustomer } from './usePresetCustomer.ts';

/** The whole order on one page, in the order of the questions: products, customer, delivery, statuses. */
export function ManualOrderForm({ loaded }: { loaded: FormSchema }) {
  const order = useManualOrder(loaded);
  const { form, formProps, sentences, problem } = order;
  const translate = useTranslate();
  const { fields } = loaded.descriptor;
  const inputs = useMemo(() => ({ widgets: WIDGETS, components: { branch: BranchInput }, fields: {} }), []);
  usePresetCustomer(form);
  return (
    <FormProvider {...form}>
      <InputSetContext value={inputs}>
        <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2 }}>
          {order.restored && <RestoredNotice onDiscard={order.startOver} />}
          <OrderLines />
          <CustomerCard
            fields={fields}
            sentences={sentences}
            onShipping={(shipping) => form.setValue('shipping_information', shipping, { shouldDirty: true })}
          />
          <ShippingCard fields={fields} sentences={sentences} />
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
          {problem && <ProblemNotice problem={problem} />}
          <SaveBar label={translate('orders.create.submit')} busy={order.saving} summary={<OrderTotal />} />
        </Box>
        <LeaveGuard control={form.control} leavingRef={order.leavingRef} onDiscard={order.discard} />
      </InputSetContext>
    </FormProvider>
  );
}
