import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { owedBack, paidOf, type Refund, refundable, restToPay } from '../../../../domain/orders/refunds.ts';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_REFUND_WORDS } from '../../../../generated/words/orders-refund.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRecordPath } from '../../../schema/useAllowed.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { Figures, Money, useMoney } from '../../../ui/figure/Money.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { AmountList, AmountRow } from '../AmountList.tsx';
import { useLinePictures, useRefunds } from '../order-api.ts';

type Line = Order['order_details'][number];

/**
 * The lines of an order with their pictures, and what they add up to. A line leads to its product, while it exists. Where
 * large text leaves no room beside a picture of 48 px for name and amount, the amount moves below.
 */
export function OrderLines({ order }: { order: Order }) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const pictures = useLinePictures(order.order_details);
  return (
    <SectionCard title={words.products}>
      <Box component="ul" aria-label={words.lines} sx={{ listStyle: 'none', p: 0, m: 0, mt: -1 }}>
        {order.order_details.map((line) => (
          <Box
            component="li"
            key={line.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              py: 1.5,
              borderBottom: `1px solid ${color('line')}`,
            }}
          >
            <Thumbnail url={pictures.get(line.product_id ?? 0) ?? null} name={line.name ?? ''} size={48} />
            <LineText line={line} />
            <Box sx={{ ml: 'auto', fontWeight: 500 }}>
              <Money amount={lineTotal(line)} />
            </Box>
          </Box>
        ))}
      </Box>
      <OrderTotals order={order} />
    </SectionCard>
  );
}

function LineText({ line }: { line: Line }) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const money = useMoney();
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 'min(100% - 60px, 7rem)', overflowWrap: 'anywhere' }}>
      <LineName line={line} />
      <Box sx={quiet}>
        <Figures>
          <b>{line.quantity} ×</b> {money(line.price)}
        </Figures>
        {line.sku && ` · ${line.sku}`}
      </Box>
      {line.product_id === null && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.main' }}>{words.missing_product}</Box>
      )}
    </Box>
  );
}

function LineName({ line: { name, product_id } }: { line: Line }) {
  const pathTo = useRecordPath('products');
  const path = product_id === null ? undefined : pathTo({ id: product_id });
  if (path === undefined) return <>{name}</>;
  return (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  );
}

const TOTALS = [
  ['subtotal', 'orders.create.subtotal'],
  ['discount', 'orders.create.discount'],
  ['shipping_cost', 'orders.create.shipping_cost'],
  ['total', 'orders.create.total'],
] as const;

/** What an order's lines add up to, with its shipping. Below it what is still to be paid, and what went back. */
function OrderTotals({ order }: { order: Order }) {
  const translate = useTranslate();
  const words = useWords(ORDERS_SHOW_WORDS);
  const money = useMoney();
  const [still, over] = [restToPay(order), owedBack(order)];
  const row = (label: string, amount: number, shown: boolean) => (shown ? [[label, amount] as const] : []);
  const refunded = order.refunded ?? 0;
  const rest = [
    ...row(words.paid, paidOf(order), still > 0 || over > 0 || refunded > 0),
    ...row(words.refunded, -refunded, refunded > 0),
    ...row(words.kept, refundable(order), refunded > 0),
    ...row(words.still, still, still > 0),
    ...row(words.to_return, over, over > 0),
  ];
  return (
    <AmountList>
      {TOTALS.filter(([source]) => source !== 'discount' || Boolean(order.discount)).map(
        ([source, label]) => (
          <AmountRow
            key={source}
            label={translate(label)}
            amount={money((order[source] ?? 0) * (source === 'discount' ? -1 : 1))}
            weight={source === 'total' ? 'strong' : 'quiet'}
          />
        ),
      )}
      {rest.map(([label, amount]) => (
        <AmountRow key={label} label={label} amount={money(amount)} weight="plain" />
      ))}
    </AmountList>
  );
}

/** What went back to the buyer: how much, why, which units, by whom. Absent without any. */
export function RefundList({ order }: { order: Order }) {
  const words = useWords(ORDERS_REFUND_WORDS);
  const { refunds, error, refetch } = useRefunds(order);
  if (!order.refunded) return null;
  return (
    <SectionCard title={words.list}>
      {refunds === undefined && error === null && <RowsSkeleton rows={1} height={48} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Box
        component="ul"
        aria-label={words.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {refunds?.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </Box>
    </SectionCard>
  );
}

function RefundLine({ refund: { amount, reason, note, lines, restocked, user, at } }: { refund: Refund }) {
  const words = useWords(ORDERS_REFUND_WORDS);
  const units = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <b>
        <Money amount={amount} />
      </b>
      {' · '}
      {words.reasons[reason]}
      {lines.length > 0 && <Box>{fill(restocked ? words.back : words.gone, { lines: units })}</Box>}
      {note !== null && <Box>{note}</Box>}
      <Box sx={quiet}>
        {user !== null && `${user} · `}
        <DateText at={at} time />
      </Box>
    </Box>
  );
}
