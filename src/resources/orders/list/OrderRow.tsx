import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_LIST_WORDS } from '../../../../generated/words/orders-list.ts';
import type { FieldProps } from '../../../kinds/fields/field.ts';
import { FieldDisplay } from '../../../kinds/display/FieldDisplay.tsx';
import { InPlaceOf } from '../../../list/InPlaceOf.tsx';
import type { CardProps } from '../../../manifest/manifest.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { clamped, color, quiet } from '../../../theme/styles.ts';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { CurrencyContext, Money, useMoney } from '../../../ui/figure/Money.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { useLinePictures } from '../order-api.ts';
import { OrderBalance, OrderKept, OrderState } from '../OrderState.tsx';
import { useOrderChat } from '../useOrderChat.ts';
import { QuickStep } from './QuickStep.tsx';

/** An order's number in the table, and its day and buyer where the table has no room for a column of theirs. */
export function NumberColumn({ field, value, record }: FieldProps<'orders', 'sequence'>) {
  const { customer } = record;
  const buyer = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ');
  return (
    <>
      <Box component="span" sx={{ fontWeight: 700 }}>
        <FieldDisplay field={field} value={value} record={record} />
      </Box>
      <InPlaceOf source="date">
        <Box sx={{ fontSize: 'var(--text-12)', lineHeight: 1.3, color: color('text-secondary') }}>
          <DateText at={record.date} time />
        </Box>
      </InPlaceOf>
      <InPlaceOf source="customer">
        <Box sx={{ minWidth: 'clamp(120px, 30vw - 130px, 200px)', ...clamped(2) }}>{buyer}</Box>
      </InPlaceOf>
    </>
  );
}

/**
 * A state in the table, which is changed there; the row's own click stays away from it. Where the column of the parcel's
 * state has left, that state stands below the payment's.
 */
export function StateColumn({
  field,
  record,
}: FieldProps<'orders', 'order_status_id' | 'shipping_order_status_id'>) {
  const pays = field.source === 'order_status_id';
  return (
    <CurrencyContext value={record.currency}>
      <Box onClick={(event) => event.stopPropagation()} sx={{ ml: -1 }}>
        <OrderState order={record} type={pays ? STATUS_TYPE.payment : STATUS_TYPE.shipping} />
        {pays && (
          <Box sx={{ ml: 1 }}>
            <OrderKept order={record} />
            <OrderBalance order={record} />
          </Box>
        )}
        {pays && (
          <InPlaceOf source="shipping_order_status_id">
            <Box sx={{ minWidth: 200 }}>
              <OrderState order={record} type={STATUS_TYPE.shipping} />
            </Box>
          </InPlaceOf>
        )}
      </Box>
    </CurrencyContext>
  );
}

/** The chat that an order in its state asks for, at the end of its row. */
export function OrderRowChat({ record: order }: CardProps<'orders'>) {
  return (
    <CurrencyContext value={order.currency}>
      <RowChat order={order} />
    </CurrencyContext>
  );
}

function RowChat({ order }: { order: Order }) {
  const words = useWords(ORDERS_LIST_WORDS);
  const chat = useOrderChat(order);
  if (chat === undefined) return null;
  const name = [order.customer?.first_name, order.customer?.last_name].filter(Boolean).join(' ');
  return (
    <IconButton
      href={chat.href}
      target="_blank"
      rel="noopener noreferrer"
      title={chat.action}
      aria-label={fill(words.write, { name: name === '' ? `#${order.sequence ?? ''}` : name })}
      sx={{ color: color('whatsapp') }}
    >
      <WhatsAppIcon fontSize="small" />
    </IconButton>
  );
}

/** Under the row of an order: what was ordered (ORD-01), and what to do next, as on a phone's card. */
export function OrderRowLines({ record: order }: CardProps<'orders'>) {
  return (
    <CurrencyContext value={order.currency}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > ul': { width: '100%' } }}>
        <Lines order={order} />
        <OrderKept order={order} withPaid />
        <QuickStep order={order} />
      </Box>
    </CurrencyContext>
  );
}

/** Picture, product with its variant, quantity and price. */
function Lines({ order: { order_details: lines, sequence } }: { order: Order }) {
  const words = useWords(ORDERS_LIST_WORDS);
  const money = useMoney();
  const pictures = useLinePictures(lines);
  return (
    <Box
      component="ul"
      aria-label={fill(words.lines, { sequence: String(sequence ?? '') })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 480px))',
        columnGap: 4,
        rowGap: 1,
      }}
    >
      {lines.map((line) => (
        <Box
          component="li"
          key={line.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
        >
          <Thumbnail url={pictures.get(line.product_id ?? 0) ?? null} name={line.name ?? ''} />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {line.name}
            <Box sx={quiet}>
              {line.quantity} × {money(line.price)}
              {line.sku && ` · ${line.sku}`}
            </Box>
          </Box>
          <Money amount={lineTotal(line)} />
        </Box>
      ))}
    </Box>
  );
}
