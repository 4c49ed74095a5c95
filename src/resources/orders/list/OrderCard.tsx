import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_LIST_WORDS } from '../../../../generated/words/orders-list.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { FieldDisplay } from '../../../generator/fields/FieldDisplay.tsx';
import { PlainContext } from '../../../generator/fields/plain.ts';
import { CARD_ACTIONS } from '../../../generator/list/card-actions.ts';
import type { CardProps } from '../../../generator/manifest/manifest.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useListDescriptor } from '../../../schema/useDescriptor.ts';
import { clamped } from '../../../theme/clamped.ts';
import { color } from '../../../theme/color.ts';
import { aboveLink, CardLink } from '../../../ui/card/CardLink.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { CurrencyContext, Money } from '../../../ui/figure/Money.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { OrderBalance, OrderKept, OrderStates } from '../OrderState.tsx';
import { useOrderChat } from '../useOrderChat.ts';
import { QuickStep } from './QuickStep.tsx';

/** An order on a phone: which and when, how much, who, both states, and what to do next (ORD-06). */
export default function OrderCard({ record }: CardProps<'orders'>) {
  return (
    <CurrencyContext value={record.currency}>
      <Card order={record} />
    </CurrencyContext>
  );
}

function Card({ order }: { order: Order }) {
  const words = useWords(ORDERS_LIST_WORDS);
  const { nobody } = useWords(ORDERS_SHOW_WORDS);
  const chat = useOrderChat(order);
  const path = pathOf('orders', 'show', order.id);
  const sequence = String(order.sequence ?? '');
  const buyer = [order.customer?.first_name, order.customer?.last_name].filter(Boolean).join(' ') || nobody;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box sx={{ ...quiet, flex: '1 1 5rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: color('text'), fontWeight: 700 }}>
            <CardLink to={path}>#{sequence}</CardLink>
          </Box>
          {'\u00a0· '}
          <DateText at={order.date} time />
        </Box>
        <Box sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          <Money amount={order.total ?? 0} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 500, ...clamped(2) }}>{buyer}</Box>
          <OrderFacts order={order} />
          <OrderKept order={order} />
          <OrderBalance order={order} />
        </Box>
        <Button
          component={RouterLink}
          to={path}
          className={CARD_ACTIONS}
          aria-label={fill(words.view_of, { sequence })}
          sx={{ ...aboveLink, minWidth: 'var(--target)', minHeight: 'var(--target)', px: 1 }}
        >
          {words.view}
        </Button>
        {chat !== undefined && (
          <IconButton
            className={CARD_ACTIONS}
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fill(words.write, { name: buyer })}
            sx={{ ...aboveLink, color: color('whatsapp'), mr: -1 }}
          >
            <WhatsAppIcon />
          </IconButton>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...aboveLink,
          pointerEvents: 'none',
        }}
      >
        <Box sx={ROW}>
          <OrderStates order={order} />
        </Box>
        <Box className={CARD_ACTIONS} sx={{ ...ROW, alignItems: 'center', columnGap: 1, mb: -0.5 }}>
          <QuickStep order={order} />
          <Link
            component={RouterLink}
            to={path}
            aria-label={fill(words.detail_of, { sequence })}
            underline="hover"
            sx={DETAIL}
          >
            {words.detail}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}

const DETAIL = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  ml: 'auto',
  fontSize: 'var(--text-14)',
  fontWeight: 500,
} as const;

/** Between its buttons, a tap is for the card. */
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  '& > *': { maxWidth: '100%', pointerEvents: 'auto' },
} as const;

/** '2 productos · Chapinero' */
function OrderFacts({ order }: { order: Order }) {
  const words = useWords(ORDERS_LIST_WORDS);
  const locale = useIntlLocale();
  const branch = useListDescriptor().fields['user_store_id'];
  return (
    <PlainContext value>
      <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>
        {fillCount(words.count, order.order_details.length, locale)}
        {branch && order.user_store_id !== null && (
          <>
            {' · '}
            <FieldDisplay field={branch} value={order.user_store_id} record={order} />
          </>
        )}
      </Box>
    </PlainContext>
  );
}
