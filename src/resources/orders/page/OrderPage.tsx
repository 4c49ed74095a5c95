import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { FieldDisplay } from '../../../kinds/display/FieldDisplay.tsx';
import { BackToList } from '../../../form/BackToList.tsx';
import type { ShowPartProps, ShowParts } from '../../../manifest/manifest.ts';
import { FactsCard } from '../../../form/show/FieldLine.tsx';
import { ShowSection } from '../../../form/show/ShowSection.tsx';
import { useWords } from '../../../i18n/words.ts';
import { titleOf, useRepresent } from '../../../schema/representation.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { useResourceNames } from '../../../schema/useDescriptor.ts';
import { PHONE, WIDE } from '../../../theme/styles.ts';
import { CurrencyContext } from '../../../ui/figure/Money.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-popup.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { AnswersCard } from './Answers.tsx';
import { STATUS_FIELDS } from '../order-api.ts';
import type { DoubtNoticeProps } from './DoubtNotice.tsx';
import type { PaymentProofsProps } from './PaymentProofs.tsx';
import { QuickFields } from './QuickFields.tsx';
import { OrderLines, RefundList } from './OrderMoney.tsx';
import { ShipmentCard } from './Shipment.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { ShippingAddressProps } from './ShippingAddress.tsx';
import type { OrderTimelineProps } from './Timeline.tsx';

/** It stands below what decides, so it loads after it. */
const timelinePart = lazyPart<OrderTimelineProps>(() => import('./Timeline.tsx'));

/** Few orders have one, so its words come after the order. */
const doubtPart = lazyPart<DoubtNoticeProps>(() => import('./DoubtNotice.tsx'));

/** It stands below what decides, so it loads after it. */
const proofsPart = lazyPart<PaymentProofsProps>(() => import('./PaymentProofs.tsx'));

/** Sections of the schema that have a part of their own here. */
const OWN: ReadonlySet<string> = new Set([
  'status',
  'products',
  'customer',
  'shipping',
  'payment',
  'comments',
]);

const PAYMENT = [
  'order_method_id',
  'payment_channel_id',
  'transaction_date',
  'platform_reference',
] as const satisfies (keyof Order)[];

const ONLINE_METHOD = 2;

/** How others are paid stands with what was received: `WhatsApp` is no way to pay. */
function isOnline({ order_method_id }: Order): boolean {
  return order_method_id === ONLINE_METHOD;
}

/**
 * An order. Buyer, total, states and the next step come first, then its lines. On wide screens the lines stand beside
 * the rest.
 */
function OrderPage(props: ShowPartProps<'orders'>) {
  return (
    <CurrencyContext value={props.record.currency}>
      <Page {...props} />
    </CurrencyContext>
  );
}

function Page({ record, descriptor }: ShowPartProps<'orders'>) {
  const represent = useRepresent();
  const { one } = useResourceNames();
  const words = useWords(ORDERS_SHOW_WORDS);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const summary = (
    <OrderSummary
      key="summary"
      order={record}
      descriptor={descriptor}
      menu={phone && <OrderMenu order={record} descriptor={descriptor} />}
    />
  );
  const lines = <OrderLines key="lines" order={record} />;
  const refunds = <RefundList key="refunds" order={record} />;
  const proofs = (
    <Suspense key="proofs">
      <proofsPart.Part order={record} />
    </Suspense>
  );
  const shipping = <OrderShipping key="shipping" shipping={record.shipping_information} />;
  const shipment = <ShipmentCard key="shipment" order={record} />;
  const { fields } = descriptor;
  const buyer = <OrderBuyer key="buyer" order={record} descriptor={descriptor} />;
  const payment = (
    <FactsCard
      key="payment"
      title={words.payment}
      fields={PAYMENT.filter((source) => source !== 'order_method_id' || isOnline(record)).map(
        (source) => fields[source],
      )}
      record={record}
      columns={1}
    />
  );
  // On a phone what is not money or stock is edited where it stands.
  const inPlace = useAllowed('orders')('edit') && phone;
  const comments = inPlace ? (
    <QuickFields key="comments" order={record} descriptor={descriptor} />
  ) : (
    <FactsCard key="comments" title={words.comments} fields={[fields['comments']]} record={record} />
  );
  const answers = <AnswersCard key="answers" orderId={record.id} />;
  const timeline = (
    <Suspense key="timeline">
      <timelinePart.Part orderId={record.id} descriptor={descriptor} />
    </Suspense>
  );
  const others = descriptor.show.sections
    .filter(({ id }) => !OWN.has(id))
    .map((section) => (
      <ShowSection key={section.id} section={section} descriptor={descriptor} record={record} />
    ));
  return (
    <>
      <PageHeader
        title={titleOf(one, represent('orders', record))}
        back={<BackToList resource="orders" />}
        // On a phone the summary is what comes next.
        marks={phone ? undefined : <OrderMarks order={record} descriptor={descriptor} />}
        actions={phone ? undefined : <OrderMenu order={record} descriptor={descriptor} />}
      />
      <Suspense>
        <doubtPart.Part orderId={record.id} />
      </Suspense>
      {wide ? (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' }}
        >
          <Column>{[lines, refunds, proofs, answers, comments, ...others, timeline]}</Column>
          <Column>{[summary, buyer, shipping, shipment, payment]}</Column>
        </Box>
      ) : (
        <Box sx={{ maxWidth: 'var(--width-form)' }}>
          <Column>
            {inPlace
              ? [
                  summary,
                  lines,
                  proofs,
                  refunds,
                  comments,
                  shipping,
                  shipment,
                  payment,
                  buyer,
                  answers,
                  ...others,
                  timeline,
                ]
              : [
                  summary,
                  lines,
                  proofs,
                  refunds,
                  shipping,
                  shipment,
                  payment,
                  buyer,
                  answers,
                  comments,
                  ...others,
                  timeline,
                ]}
          </Column>
        </Box>
      )}
    </>
  );
}

/** Both states beside the number, to be read; they are changed in the summary. */
function OrderMarks({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  return Object.values(STATUS_FIELDS).map((source) => {
    const field = descriptor.fields[source];
    return field && <FieldDisplay key={source} field={field} value={order[source]} record={order} />;
  });
}

function Column({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        minWidth: 0,
        alignContent: 'start',
      }}
    >
      {children}
    </Box>
  );
}

/** The names of all municipalities come with it, so it loads after what stands above. */
const { Part: ShippingAddress } = lazyPart<ShippingAddressProps>(() => import('./ShippingAddress.tsx'));

/** Where the order goes. Absent without an address. */
function OrderShipping({ shipping }: { shipping: Order['shipping_information'] }) {
  if (!shipping || Object.values(shipping).every((part) => part === null || part === '')) return null;
  return (
    <Suspense>
      <ShippingAddress shipping={shipping} />
    </Suspense>
  );
}

/** The summary says these already. */
const SAID: ReadonlySet<string> = new Set<keyof NonNullable<Order['customer']>>(['first_name', 'last_name']);

/** How to reach the buyer, who they are on paper, and the registered client. */
function OrderBuyer({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const { customer, customer_id } = descriptor.fields;
  const rest = new Map<string, unknown>(Object.entries(order.customer ?? {}));
  const items = customer?.items?.filter(({ source }) => !SAID.has(source) && rest.get(source) !== null);
  const known = items?.some(({ source }) => rest.has(source) && source !== 'id');
  return (
    <FactsCard
      title={words.client}
      fields={[customer && known && items ? { ...customer, items } : undefined, customer_id]}
      record={order}
    />
  );
}

/** An order's page says first what decides, and what to do next (ORD-07). */
const parts: ShowParts<'orders'> = { Page: OrderPage };

export default parts;
