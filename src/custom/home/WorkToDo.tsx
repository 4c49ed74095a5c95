import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import NextIcon from '@mui/icons-material/ChevronRight';
import { useDataProvider, useStore as usePreference } from 'ra-core';
import { Link } from 'react-router-dom';
import { awaitsDispatch, ORDER_STATUS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import type { InventorySummary } from '../../../domain/stock/inventory-answers.ts';
import { HOME_WORDS } from '../../../generated/words/home.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { FIGURES } from '../../dataProvider/query-cache.ts';
import { fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { ordersWith, TO_COLLECT } from '../../resources/orders/order-paths.ts';
import { PROVIDERS_PATH } from '../../resources/payment-channels-store/provider-paths.ts';
import { useDoubtfulPayments } from '../../resources/payment-channels-store/useDoubtfulPayments.ts';
import { useAllowed, useMay } from '../../schema/useAllowed.ts';
import { color, panel } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';

/** The list of orders that are paid and have yet to leave. */
const TO_DISPATCH = ordersWith({
  'order_status_id.in': [ORDER_STATUS.paid],
  'shipping_order_status_id.in': SHIPPING_STATUS_IDS.filter((id) => awaitsDispatch(ORDER_STATUS.paid, id)),
});

/** The shelves that run out. */
const RUNNING_OUT = '/inventory?state=low';

/** What waits for the merchant: each a list of exactly that. */
export function WorkToDo() {
  const { work: words } = useWords(HOME_WORDS);
  const locale = useAppLocale();
  const dataProvider = useDataProvider<AppDataProvider>();
  const products = useAllowed('products')('list');
  const { data, error, refetch } = useQuery({
    queryKey: FIGURES.work,
    queryFn: async ({ signal }) => (await (await dataProvider.loadFigureCalls()).orderCounters(signal)).work,
  });
  // Its failure is no news here: the inventory itself reports it.
  const { data: stock } = useQuery({
    queryKey: FIGURES.stock,
    queryFn: async ({ signal }) => (await dataProvider.loadInventoryCalls()).inventorySummary(signal),
    enabled: products,
  });
  const { data: doubtful } = useDoubtfulPayments();
  const low = useLowStock(stock);
  if (error !== null) return <RetryNotice text={words.error} onRetry={() => void refetch()} />;
  const tasks = [
    { key: 'to_collect', to: TO_COLLECT, word: words.to_collect, count: data?.to_collect ?? 0 },
    { key: 'to_dispatch', to: TO_DISPATCH, word: words.to_dispatch, count: data?.to_dispatch ?? 0 },
    {
      key: 'low',
      to: RUNNING_OUT,
      word: low.asks ? words.low_ask : words.low,
      count: low.count,
      onOpen: low.answer,
    },
    { key: 'payments', to: PROVIDERS_PATH, word: words.payments, count: doubtful?.length ?? 0 },
  ].filter(({ count }) => count > 0);
  return (
    <Box component="section" aria-busy={data === undefined}>
      <SectionTitle>{words.title}</SectionTitle>
      {data === undefined ? (
        <Skeleton variant="rounded" height={48} sx={{ mt: 1 }} />
      ) : (
        <>
          {data.to_collect + data.to_dispatch === 0 && <Box sx={{ mt: 1 }}>{words.done}</Box>}
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
              gap: 1,
              m: 0,
              mt: tasks.length > 0 ? 1 : 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {tasks.map(({ key, to, word, count, onOpen }) => (
              <li key={key}>
                <Task to={to} text={fillCount(word, count, locale)} onOpen={onOpen} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const FIRST_WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * What runs out. A new shop has little of everything, so nothing is shown in its first week. Then the user is asked once,
 * in the inventory, from how many units on it is shown.
 */
function useLowStock(stock: InventorySummary | undefined) {
  const since = useSession()?.user.created_at;
  const [answered, setAnswered] = usePreference('stock.low_asked', false);
  const maySet = useMay('products.edit_stock');
  const [now] = useState(Date.now);
  const isNew = since !== undefined && now - Date.parse(since) < FIRST_WEEK;
  return {
    count: isNew ? 0 : (stock?.low ?? 0),
    asks: maySet && !answered,
    answer: () => setAnswered(true),
  };
}

interface TaskProps {
  to: string;
  text: string;
  onOpen?: (() => void) | undefined;
}

function Task({ to, text, onOpen }: TaskProps) {
  return (
    <Box
      component={Link}
      to={to}
      onClick={onOpen}
      sx={{
        ...panel,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 'var(--target)',
        px: 2,
        py: 0.5,
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        color: color('text'),
        textDecoration: 'none',
        '&:hover': { backgroundColor: color('hover') },
      }}
    >
      {text}
      <NextIcon aria-hidden />
    </Box>
  );
}
