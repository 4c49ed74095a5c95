import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormProvider } from 'react-hook-form';
import { InputSetContext } from '../../../generator/inputs/input.ts';
import { WIDGETS } from '../../../generator/inputs/widgets.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { useCheckoutForm } from '../../../ui/answers/useCheckoutForm.ts';
import { FieldGrid } from '../../../ui/card/FieldGrid.tsx';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../../ui/form/ProblemNotice.tsx';
import { RestoredNotice } from '../../../ui/form/RestoredNotice.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { TWO_COLUMNS } from '../../../theme/widths.ts';
import { AskedQuestions } from './AskedQuestions.tsx';
import { CustomerPhone } from '../../customers/phone/CustomerPhone.tsx';
import { BranchInput } from './BranchInput.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DiscountField } from './DiscountField.tsx';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { OrderField } from './OrderField.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotal, OrderTotals } from './OrderTotals.tsx';
import { ShippingCard } from './ShippingCard.tsx';
import { useManualOrder } from './useManualOrder.ts';
import { useCopiedOrder } from './useCopiedOrder.ts';
import { usePreset } from './usePreset.ts';
import { usePresetCustomer } from './usePresetCustomer.ts';

/** The whole order on one page, in the order of the questions: who, what, where to and how it is paid. */
export function ManualOrderForm({ loaded }: { loaded: FormSchema }) {
  const preset = usePreset();
  const asked = useCheckoutForm();
  const order = useManualOrder(loaded, preset.draftKey, asked.data);
  const { form, formProps, sentences, problem } = order;
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const { fields } = loaded.descriptor;
  const wide = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  // They are the longest part, and may stay blank: below the short column, or the end of a phone's page.
  const questions = <AskedQuestions asked={asked} />;
  usePresetCustomer(form, preset.customer);
  useCopiedOrder(form, preset.order, order.restored);
  return (
    <FormProvider {...form}>
      <InputSetContext value={INPUTS}>
        <Box
          component="form"
          {...formProps}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
        >
          {order.restored && <RestoredNotice onDiscard={order.startOver} />}
          <Box sx={columns}>
            <Box sx={column}>
              <CustomerCard fields={fields} sentences={sentences} />
              <OrderLines />
              {wide && questions}
            </Box>
            <Box sx={column}>
              <ShippingCard fields={fields} sentences={sentences} />
              <SectionCard title={words.delivery}>
                <FieldGrid>
                  <OrderField fields={fields} source="shipping_cost" required />
                  <OrderField fields={fields} source="sales_channel" required />
                  <OrderField fields={fields} source="order_status_id" required wide />
                  <OrderField fields={fields} source="shipping_order_status_id" required wide />
                </FieldGrid>
                <DiscountField amount={fields['discount']} percent={fields['discount_percent']} />
                <OrderTotals />
              </SectionCard>
              <SectionCard title={words.details}>
                <FieldGrid>
                  <OrderField fields={fields} source="user_store_id" component="branch" required />
                  <OrderField fields={fields} source="date" required />
                  <OrderField fields={fields} source="comments" wide />
                </FieldGrid>
              </SectionCard>
              {!wide && questions}
            </Box>
          </Box>
          {problem && <ProblemNotice problem={problem} />}
          <SaveBar label={words.submit} busy={order.saving} summary={<OrderTotal />} />
        </Box>
        <LeaveGuard control={form.control} leavingRef={order.leavingRef} onDiscard={order.discard} />
      </InputSetContext>
    </FormProvider>
  );
}

/** The phone is that of the dialog of the buyer. */
const INPUTS = {
  widgets: WIDGETS,
  components: { branch: BranchInput },
  fields: { phone_number: CustomerPhone },
};

/** Two columns where the page has room beside the drawer. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${TWO_COLUMNS}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)' },
} as const;
const column = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;
