import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import NextIcon from '@mui/icons-material/ChevronRight';
import { useDataProvider } from 'ra-core';
import { Link } from 'react-router-dom';
import { awaitsDispatch, ORDER_STATUS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { HOME_WORDS } from '../../../generated/words/home.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { FIGURES } from '../../dataProvider/query-cache.ts';
import { fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { ordersWith, TO_COLLECT } from '../../resources/orders/order-paths.ts';
import { PROVIDERS_PATH } from '../../resources/payment-channels-store/provider-paths.ts';
import { useDoubtfulPayments } from '../../resources/payment-channels-store/useDoubtfulPayments.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
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
  if (error !== null) return <RetryNotice text={words.error} onRetry={() => void refetch()} />;
  const tasks = [
    { key: 'to_collect', to: TO_COLLECT, word: words.to_collect, count: data?.to_collect ?? 0 },
    { key: 'to_dispatch', to: TO_DISPATCH, word: words.to_dispatch, count: data?.to_dispatch ?? 0 },
    { key: 'low', to: RUNNING_OUT, word: words.low, count: stock?.low ?? 0 },
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
            {tasks.map(({ key, to, word, count }) => (
              <li key={key}>
                <Task to={to} text={fillCount(word, count, locale)} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

function Task({ to, text }: { to: string; text: string }) {
  return (
    <Box
      component={Link}
      to={to}
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
