import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, use, useEffect } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Order } from '../../../generated/orders/types.ts';
import { HOME_WORDS } from '../../../generated/words/home.ts';
import { pathOf } from '../../schema/paths.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import { panel, color } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import { useWords } from '../../i18n/words.ts';
import { errorSentence } from '../../i18n/sentences.ts';
import { loadList } from '../../schema/descriptors.ts';
import { FieldDisplay } from '../../kinds/display/FieldDisplay.tsx';

const SHOWN = 5;
/** From this width an order fits on one line. In less space, beside the drawer, the name has no room. */
const WIDE = '@media (min-width: 1200px)';

/** The latest orders, each with a link: the data that merchants look for first. Only for users who may read orders. */
export function RecentOrders() {
  const translate = useTranslate();
  const words = useWords(HOME_WORDS);
  // The rows need it with their records; they load it again and show the failure.
  useEffect(() => void loadList('orders').catch(() => undefined), []);
  // `isPending` covers the first answer only: news from the event stream renews the list in place.
  const { data, isPending, error, refetch } = useRecords('orders', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'date', order: 'DESC' },
  });
  if (error !== null)
    return <RetryNotice text={errorSentence(translate, error)} onRetry={() => void refetch()} />;
  // The setup checklist covers a store without orders.
  if (data?.length === 0) return null;
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <SectionTitle>{words.recent}</SectionTitle>
        <Button component={Link} to={pathOf('orders', 'list')}>
          {words.actions.view_orders}
        </Button>
      </Box>
      <Box
        component="ul"
        aria-busy={isPending}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          ...panel,
          overflow: 'hidden',
          '& > li + li': { borderTop: `1px solid ${color('line')}` },
        }}
      >
        <Suspense fallback={<WaitingRows />}>
          {isPending ? <WaitingRows /> : data?.map((order) => <Row key={order.id} order={order} />)}
        </Suspense>
      </Box>
    </Box>
  );
}

function WaitingRows() {
  return Array.from({ length: SHOWN }, (_, at) => (
    <Box component="li" key={at} sx={{ p: 2 }}>
      <Skeleton variant="text" width="70%" />
    </Box>
  ));
}

function Row({ order }: { order: Order }) {
  return (
    <li>
      <Box
        component={Link}
        to={pathOf('orders', 'show', order.id)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          [WIDE]: { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr) 152px 136px 112px' },
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          minHeight: 56,
          px: 2,
          py: 1,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { backgroundColor: color('hover') },
        }}
      >
        <Box component="span" sx={{ color: color('text-secondary'), fontVariantNumeric: 'tabular-nums' }}>
          #{order.sequence}
        </Box>
        <Box
          component="span"
          sx={{
            order: 2,
            [WIDE]: { order: 0 },
            flex: '1 1 8rem',
            minWidth: 0,
            fontWeight: 500,
            overflowWrap: 'anywhere',
          }}
        >
          <Shown order={order} source="customer" />
        </Box>
        <Box component="span" sx={{ ml: 'auto', [WIDE]: { ml: 0 } }}>
          <Shown order={order} source="order_status_id" />
        </Box>
        {/* The second line begins here, however much room the first one leaves. */}
        <Box aria-hidden sx={{ order: 1, flexBasis: '100%', [WIDE]: { display: 'none' } }} />
        <Box
          component="span"
          sx={{
            display: 'none',
            [WIDE]: { display: 'inline' },
            color: color('text-secondary'),
            fontSize: 'var(--text-14)',
          }}
        >
          <Shown order={order} source="date" />
        </Box>
        <Box component="span" sx={{ order: 3, ml: 'auto', [WIDE]: { order: 0 }, fontWeight: 500 }}>
          <Shown order={order} source="total" />
        </Box>
      </Box>
    </li>
  );
}

/** A value of the order as everywhere else in the panel. */
function Shown({ order, source }: { order: Order; source: keyof Order }) {
  const field = use(loadList('orders')).fields[source];
  return field === undefined ? null : <FieldDisplay field={field} value={order[source]} record={order} />;
}
