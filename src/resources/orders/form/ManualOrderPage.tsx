import { Suspense, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { getRecordFromLocation, useNotify } from 'ra-core';
import {
  FormProvider,
  useController,
  useFormContext,
  useFormState,
  useWatch,
  type UseFormReturn,
} from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { BRANCHES } from '../../../../domain/access/access.ts';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { ORDERS_ANSWERS_WORDS } from '../../../../generated/words/orders-answers.ts';
import { ORDERS_NOTED_WORDS } from '../../../../generated/words/orders-noted.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { BackToList } from '../../../form/BackToList.tsx';
import { loadForm, type FormSchema } from '../../../manifest/load-form.ts';
import { FieldInput } from '../../../kinds/inputs/FieldFrame.tsx';
import { InputSetContext, type InputProps } from '../../../kinds/inputs/input.ts';
import { SelectInput } from '../../../kinds/enum-input.tsx';
import { WIDGETS } from '../../../kinds/display/widgets.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useRecord, useRecords } from '../../../schema/record-hooks.ts';
import { useRepresent } from '../../../schema/representation.ts';
import { useCounter } from '../../../shell/offline/counter.ts';
import { TWO_COLUMNS } from '../../../theme/styles.ts';
import { AnswerInputs, useCheckoutForm } from '../../../ui/answers/AnswerInputs.tsx';
import { FieldGrid, SectionCard } from '../../../ui/card/SectionCard.tsx';
import { LeaveGuard, ProblemNotice, RestoredNotice, SaveBar } from '../../../ui/form/SaveBar.tsx';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState, FormSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { CustomerPhone } from '../../customers/phone/CustomerPhone.tsx';
import { useBranches } from '../../user-stores/useBranches.ts';
import { asksSomething, copiedOrder, fromCustomer, type ManualOrder } from './manual-order.ts';
import { PasteChatButton } from '../chat/PasteChatButton.tsx';
import { CustomerCard, ShippingCard } from './CustomerAndAddress.tsx';
import { DiscountField, OrderTotal, OrderTotals, PaidBy } from './OrderTotals.tsx';
import { ProposedShipping } from './ProposedShipping.tsx';
import { OrderLines } from './OrderLines.tsx';
import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import { useNotedOrders, type Noted } from '../noted/noted-orders.ts';
import { STATUS_FIELDS, useMaySetStatus } from '../order-api.ts';
import { useManualOrder } from './useManualOrder.ts';

/** `/order/create`: an order taken by phone, in the chat or at the counter (spec 1 §2, 2 §5). */
export default function ManualOrderPage() {
  const words = useWords(MANUAL_ORDER_WORDS);
  const { edit_title: unsent } = useWords(ORDERS_NOTED_WORDS);
  const [search] = useSearchParams();
  const id = search.get('noted');
  return (
    <PageBody>
      <PageHeader title={id === null ? words.title : unsent} back={<BackToList resource="orders" />} />
      <Suspense fallback={<FormSkeleton />}>
        {id === null ? <LoadedPage /> : <NotedPage key={id} id={id} />}
      </Suspense>
    </PageBody>
  );
}

function LoadedPage({ noted }: { noted?: Noted }) {
  return <ManualOrderForm loaded={use(loadForm('orders'))} noted={noted} />;
}

/** The form of an order that only this device has. Meanwhile this tab does not send it. */
function NotedPage({ id }: { id: string }) {
  const words = useWords(ORDERS_NOTED_WORDS);
  const { hold, read } = useNotedOrders();
  const [order, setOrder] = useState<Noted | null>();
  useEffect(() => {
    let here = true;
    const release = hold(id);
    read().then(
      (orders) => here && setOrder(orders.find((one) => one.id === id) ?? null),
      () => here && setOrder(null),
    );
    return () => {
      here = false;
      release();
    };
  }, [id, hold, read]);
  if (order === undefined) return <FormSkeleton />;
  if (order !== null) return <LoadedPage noted={order} />;
  return (
    <EmptyState
      title={words.gone_note}
      subtitle={words.gone_note_text}
      action={
        <Button component={Link} variant="contained" to={pathOf('orders', 'list')}>
          {words.to_list}
        </Button>
      }
    />
  );
}

/** Lines of one order. */
const MOST_LINES = 100;

/** Opening the page from an order fills in what it had, once; 0 is none. A restored draft of it stays unchanged. */
function useCopiedOrder(form: UseFormReturn<ManualOrder>, id: number, restored: boolean): void {
  const notify = useNotify();
  const words = useWords(MANUAL_ORDER_WORDS);
  const done = useRef(restored);
  const { data: order } = useRecord('orders', id, { enabled: id > 0 });
  const ids = useMemo(
    () => [...new Set(order?.order_details.flatMap(({ product_id }) => product_id ?? []))],
    [order],
  );
  const { data: products = NONE, isSuccess } = useRecords(
    'products',
    {
      pagination: { page: 1, perPage: MOST_LINES },
      sort: { field: 'id', order: 'ASC' },
      filter: { 'id.in': ids },
    },
    { enabled: ids.length > 0 },
  );
  const currency = useStore()?.currency;
  const ready = order !== undefined && (ids.length === 0 || isSuccess);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const { values, gone } = copiedOrder(order, products, currency);
    form.setValues({ ...form.getValues(), ...values });
    if (gone.length > 0) notify(fill(words.gone, { names: gone.join(', ') }), { type: 'warning' });
  }, [ready, order, products, currency, form, notify, words]);
}

const NONE: never[] = [];

/** The whole order on one page, in the order of the questions: who, what, where to and how it is paid. */
function ManualOrderForm({ loaded, noted }: { loaded: FormSchema; noted: Noted | undefined }) {
  const preset = usePreset();
  const asked = useAskedForm();
  const order = useManualOrder(loaded, { draftKey: preset.draftKey, asked: asked.data, noted });
  const { form, formProps, sentences, problem } = order;
  const words = useWords(MANUAL_ORDER_WORDS);
  const wordsOfNoted = useWords(ORDERS_NOTED_WORDS);
  const { fields } = loaded.descriptor;
  const [addressAsked, setAddressAsked] = useState(0);
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
          <PasteChatButton />
          <Box sx={columns}>
            <Box sx={column}>
              <CustomerCard
                fields={fields}
                sentences={sentences}
                onAddress={() => setAddressAsked((times) => times + 1)}
              />
              <OrderLines sold={preset.product} />
              {wide && questions}
            </Box>
            <Box sx={column}>
              <ShippingCard fields={fields} sentences={sentences} asked={addressAsked} />
              <SectionCard title={words.delivery}>
                <FieldGrid>
                  <OrderField fields={fields} source="shipping_cost" required>
                    <ProposedShipping />
                  </OrderField>
                  <OrderField fields={fields} source="sales_channel" required />
                  <OrderField fields={fields} source="order_status_id" required wide />
                  <PaidBy />
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
          <SaveBar
            label={noted === undefined ? words.submit : wordsOfNoted.save}
            busy={order.saving}
            offline={order.room ? wordsOfNoted.offline : wordsOfNoted.full}
            summary={<OrderTotal />}
          />
        </Box>
        <LeaveGuard control={form.control} leavingRef={order.leavingRef} onDiscard={order.discard} />
      </InputSetContext>
    </FormProvider>
  );
}

/** The store's own form: as the server has it, or without signal as this device read it. */
function useAskedForm() {
  const { data, error, refetch } = useCheckoutForm();
  const counter = useCounter();
  return counter === undefined
    ? { data, error, refetch }
    : { data: data ?? counter.asked ?? undefined, error: null, refetch };
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

/**
 * Opening the page from a customer fills them in, once. 0 is nobody, and so is one whose data was erased. A draft about
 * them stays unchanged.
 */
function usePresetCustomer(form: UseFormReturn<ManualOrder>, id: number): void {
  const { data } = useRecord('customers', id, { enabled: id > 0 });
  useEffect(() => {
    if (data === undefined || data.anonymised_at !== null) return;
    if (form.getValues('customer').id === data.id) return;
    const { customer, shipping } = fromCustomer(data);
    form.setValue('customer', customer, { shouldDirty: true });
    form.setValue('shipping_information', shipping, { shouldDirty: true });
  }, [data, form]);
}

interface OrderFieldProps {
  fields: Fields;
  source: string;
  /** Key of an input of this page. */
  component?: string;
  required?: boolean;
  wide?: boolean;
  /** Stand below the input. */
  children?: ReactNode;
}

/** A field of the order with the words and the widget of its schema. */
function OrderField({
  fields,
  source,
  component,
  required = false,
  wide = false,
  children,
}: OrderFieldProps) {
  const given = fields[source];
  const maySet = useMaySetStatus();
  if (given === undefined) return null;
  const type = STATUS_TYPE.payment;
  const offered = given.enum?.filter(({ value }) => maySet({ type, status: Number(value) }, undefined)) ?? [];
  const field = source === STATUS_FIELDS[type] ? { ...given, enum: offered } : given;
  return (
    <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : { xs: 'span 6', sm: 'span 3' } }}>
      <FieldInput field={field} name={source} component={component} required={required} disabled={false} />
      {children}
    </Box>
  );
}

/** The branch that sells: a short list, the main one chosen. */
function BranchInput(props: InputProps) {
  const { field } = useController({ name: props.name });
  const read = useBranches();
  const counter = useCounter();
  const branches = read.branches ?? counter?.branches;
  const { resetField } = useFormContext();
  const represent = useRepresent();
  const { value, name } = field;
  useEffect(() => {
    const main = branches?.find((branch) => branch.main === 1) ?? branches?.[0];
    // A default, not typed by the user: it makes no draft.
    if (value == null && main !== undefined) resetField(name, { defaultValue: main.id });
  }, [branches, value, name, resetField]);
  const choices = useMemo(
    () => branches?.map((branch) => ({ value: branch.id, label: { es: represent(BRANCHES, branch) } })) ?? [],
    [branches, represent],
  );
  // Of one branch there is nothing to choose: it is sent all the same.
  return branches?.length === 1 ? null : <SelectInput {...props} field={{ ...props.field, enum: choices }} />;
}

interface Preset {
  /** Id of the customer that the order is for; 0 without one. */
  customer: number;
  /** Id of the order that is copied; 0 without one. */
  order: number;
  /** Id of the product that somebody wants to sell; 0 without one. */
  product: number;
  /** An order begun from elsewhere has a draft of its own, so that no two orders mix. */
  draftKey: string;
}

/** What the address says about the new order: `?customer=7`, `?source={"customer_id":7}`, `?product=9`, or `?from=198`, an order to copy. */
function usePreset(): Preset {
  const [search] = useSearchParams();
  const chosen: unknown = getRecordFromLocation(useLocation())?.['customer_id'];
  const customer = idOf(search.get('customer') ?? chosen);
  const order = idOf(search.get('from'));
  const product = idOf(search.get('product'));
  const noted = search.get('noted');
  const [origin] = [
    order > 0 && `.from.${order}`,
    customer > 0 && `.customer.${customer}`,
    product > 0 && `.product.${product}`,
    noted !== null && `.noted.${noted}`,
  ].filter((part) => part !== false);
  return { customer, order, product, draftKey: `manual-order${origin ?? ''}` };
}

function idOf(value: unknown): number {
  const id = Number(value ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** The form of the checkout, answered for the buyer. Absent where the store asks nothing. */
function AskedQuestions({ asked }: { asked: ReturnType<typeof useAskedForm> }) {
  const words = useWords(ORDERS_ANSWERS_WORDS);
  const { getValues, setValue } = useFormContext<ManualOrder>();
  const { errors, isSubmitted } = useFormState<ManualOrder>({ name: 'form_answers' });
  const typed = useWatch<ManualOrder, 'form_answers'>({ name: 'form_answers' });
  const { data, error, refetch } = asked;
  if (data === undefined && error !== null)
    return (
      <SectionCard title={words.title}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </SectionCard>
    );
  if (!asksSomething(data)) return null;
  return (
    <SectionCard title={data.title} intro={words.blank}>
      <AnswerInputs
        schema={data.schema}
        typed={typed}
        errors={sentencesOf(errors.form_answers)}
        onChange={(name, value) =>
          setValue(
            'form_answers',
            { ...getValues('form_answers'), [name]: value },
            { shouldDirty: true, shouldValidate: isSubmitted },
          )
        }
      />
    </SectionCard>
  );
}

/** The messages of a group of errors, by the name of the field. */
function sentencesOf(errors: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, error]: [string, unknown]): [string, string][] =>
      typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
        ? [[name, error.message]]
        : [],
    ),
  );
}
