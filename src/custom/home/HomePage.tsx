import { Suspense, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import ProductIcon from '@mui/icons-material/AddBoxOutlined';
import CheckIcon from '@mui/icons-material/Check';
import ClientIcon from '@mui/icons-material/PersonAddAltOutlined';
import AddOrderIcon from '@mui/icons-material/PostAdd';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import EditStoreIcon from '@mui/icons-material/StorefrontOutlined';
import InventoryIcon from '@mui/icons-material/WarehouseOutlined';
import { useDataProvider } from 'ra-core';
import { Link, Navigate } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { addDays, weekday } from '../../../domain/dates/day.ts';
import { HOME_WORDS, type HomeWords } from '../../../generated/words/home.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { FIGURES } from '../../dataProvider/query-cache.ts';
import type { DaySales } from '../../../domain/orders/figure-answers.ts';
import { fill, fillCount, useAppLocale, useIntlLocale, useWords } from '../../i18n/words.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAccess, useAllowed, useMay, useRecordPath, useWorksOrdersOnly } from '../../schema/useAllowed.ts';
import { useNewOwner } from '../../shell/new-store/useNewOwner.ts';
import { usePlanState } from '../../shell/plan/usePlanState.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { ShareStore } from '../../shell/share/ShareStore.tsx';
import { color, visuallyHidden, WIDE, quiet } from '../../theme/styles.ts';
import { SectionCard, SectionTitle } from '../../ui/card/SectionCard.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { DayFigures, WeekGoal } from './DayFigures.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { WorkToDo } from './WorkToDo.tsx';

/** Only the owner of a new store needs it. */
const { Part: NewStore } = lazyPart(() => import('../../shell/new-store/NewStore.tsx'));

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 3 };

/**
 * What to do now, then how the store is doing: the day, the week, the latest orders (spec 1 §2). The list of orders is
 * the home of who only works orders; who may not read orders finds the actions alone.
 */
export default function HomePage() {
  const words = useWords(HOME_WORDS);
  const store = useStore();
  const { today } = useDates();
  const isNew = useNewOwner();
  const ordersOnly = useWorksOrdersOnly();
  const readsOrders = useAllowed('orders')('list');
  if (ordersOnly) return <Navigate to={pathOf('orders', 'list')} replace />;
  const greeting = store === null ? words.greeting_nobody : fill(words.greeting, { store: store.name });
  return (
    <PageBody>
      <PageHeader inPage title={greeting} />
      <Typography sx={{ mt: -2, mb: 2, color: color('text-secondary') }}>
        {words.motivation[sentenceOf(today)]}
      </Typography>
      <Box sx={{ ...column, [`@media ${WIDE}`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Box sx={column}>
          {store?.plan === 'free' && <FreePlan />}
          {isNew && (
            <Suspense>
              <NewStore />
            </Suspense>
          )}
          {readsOrders && <WorkToDo />}
          {readsOrders && <DayFigures />}
          <QuickActions />
          {readsOrders && <RecentOrders />}
        </Box>
        {readsOrders && (
          <Box sx={column}>
            <WeekCard />
            <TopProducts />
            <Button component={Link} to="/stats" variant="outlined" sx={{ justifySelf: 'start' }}>
              {words.day.stats}
            </Button>
          </Box>
        )}
      </Box>
    </PageBody>
  );
}

/** One for each day of the week, Monday first. */
function sentenceOf(today: string): keyof HomeWords['motivation'] {
  const sentences = ['1', '2', '3', '4', '5', '6', '7'] as const;
  return sentences[weekday(today) - 1] ?? '1';
}

/** On the free plan: what the paid one brings, and the way to it (spec 1 §2), for members who may take it. A trial has what it brings. */
function FreePlan() {
  const { free } = useWords(HOME_WORDS);
  const plan = usePlanState();
  const reads = useMay('invoices.read');
  if (!reads || plan === null || plan.trialDays !== null) return null;
  return <PlanBanner label={free.name} text={free.text} link={free.link} />;
}

/** The week from Monday to Sunday: its days with sales, the streak, the goal. For members who may read orders. */
function WeekCard() {
  const { week: words } = useWords(HOME_WORDS);
  const locale = useAppLocale();
  const dataProvider = useDataProvider<AppDataProvider>();
  const wholeStore = useAccess()?.branches === undefined;
  const { data, error, refetch } = useQuery({
    queryKey: FIGURES.week,
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).weeklyProgress(signal),
  });
  if (error !== null) return <RetryNotice text={words.error} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={words.title}>
      {data === undefined ? (
        <Skeleton variant="rounded" height={96} />
      ) : (
        <>
          <div>
            <StreakDays days={data.days} />
            <Box sx={{ ...quiet, mt: 1 }}>
              {data.streak === 0 ? words.no_streak : fillCount(words.streak, data.streak, locale)}
            </Box>
          </div>
          {/* The goal is the whole store's; sales of some branches are no measure for it. */}
          {wholeStore && (
            <WeekGoal goal={data.goal} sales={data.days.reduce((sum, { sales }) => sum + sales, 0)} />
          )}
        </>
      )}
    </SectionCard>
  );
}

const SHOWN = 5;
const DAYS = 30;

/** The most sold products of the last 30 days. For members who may read orders. */
function TopProducts() {
  const { top: words } = useWords(HOME_WORDS);
  const locale = useAppLocale();
  const { today } = useDates();
  const pathTo = useRecordPath('products');
  const dataProvider = useDataProvider<AppDataProvider>();
  const range = { from: addDays(today, 1 - DAYS), to: today };
  const { data, error, refetch } = useQuery({
    queryKey: [...FIGURES.topProducts, range],
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).topProducts(range, signal),
  });
  if (error !== null) return <RetryNotice text={words.error} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={words.title} intro={data?.length === 0 ? words.none : words.period}>
      {data === undefined && <Skeleton variant="rounded" height={120} />}
      {data !== undefined && data.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.slice(0, SHOWN).map(({ product_id: id, name, units }) => (
            <Box
              component="li"
              key={`${id} ${name}`}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                alignContent: 'center',
                justifyContent: 'space-between',
                columnGap: 2,
                minHeight: 'var(--target)',
                py: 0.5,
              }}
            >
              <Box
                sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere', color: 'inherit' }}
                {...(id !== null && pathTo({ id }) !== undefined && { component: Link, to: pathTo({ id }) })}
              >
                {name}
              </Box>
              <Box sx={{ ...quiet, flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
                {fillCount(words.units, units, locale)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

/** Monday to Sunday, each day with a sale ticked. */
function StreakDays({ days }: { days: readonly DaySales[] }) {
  const { week: words } = useWords(HOME_WORDS);
  const locale = useAppLocale();
  const tag = useIntlLocale();
  const { today } = useDates();
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        gap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        textAlign: 'center',
      }}
    >
      {days.map(({ date, orders }) => (
        <Box component="li" key={date} aria-current={date === today ? 'date' : undefined}>
          <Box
            aria-hidden
            sx={{
              fontSize: 'var(--text-12)',
              fontWeight: date === today ? 700 : 400,
              textTransform: 'uppercase',
            }}
          >
            {weekdayOf(date, tag, 'narrow')}
          </Box>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 32,
              maxWidth: '100%',
              aspectRatio: '1',
              mx: 'auto',
              mt: 0.5,
              borderRadius: '50%',
              border: `2px solid ${color(date === today ? 'primary' : 'line')}`,
              ...(orders > 0 && {
                borderColor: color('primary'),
                backgroundColor: color('primary'),
                color: color('on-primary'),
              }),
            }}
          >
            {orders > 0 && <CheckIcon fontSize="small" />}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {fillCount(words.day_orders, orders, locale, { day: weekdayOf(date, tag, 'long') })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function weekdayOf(day: string, tag: string, weekday: 'narrow' | 'long'): string {
  return new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

type HomeActions = HomeWords['actions'];

interface QuickAction {
  word: keyof HomeActions;
  to: string;
  Icon: ComponentType<SvgIconProps>;
  shown: boolean;
  /** The page's one primary action. */
  primary?: true;
}

/** The most frequent actions of a merchant, as far as the user has access. */
function QuickActions() {
  const { actions: words } = useWords(HOME_WORDS);
  const access = useAccess();
  const orders = useAllowed('orders');
  const customers = useAllowed('customers');
  const products = useAllowed('products');
  const actions: QuickAction[] = [
    { word: 'view_orders', to: pathOf('orders', 'list'), Icon: OrdersIcon, shown: orders('list') },
    {
      word: 'create_order',
      to: pathOf('orders', 'create'),
      Icon: AddOrderIcon,
      shown: orders('create'),
      primary: true,
    },
    {
      word: 'add_client',
      to: pathOf('customers', 'create'),
      Icon: ClientIcon,
      shown: customers('create'),
    },
    {
      word: 'add_product',
      to: pathOf('products', 'create'),
      Icon: ProductIcon,
      shown: products('create'),
    },
    { word: 'inventory', to: '/inventory', Icon: InventoryIcon, shown: products('list') },
    {
      word: 'edit_store',
      to: '/editar-tienda',
      Icon: EditStoreIcon,
      shown: access !== null && judge(access, { permission: 'settings.write' }) === 'allowed',
    },
  ];
  return (
    <Box component="section">
      <SectionTitle>{words.title}</SectionTitle>
      <Box
        sx={{
          display: 'grid',
          mt: 1,
          gap: 1,
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))',
            // Seven stand in two lines, none of them alone.
            sm: 'repeat(auto-fill, minmax(10rem, 1fr))',
          },
        }}
      >
        {actions
          .filter(({ shown }) => shown)
          .map(({ word, to, Icon, primary }) => (
            <Button
              key={word}
              component={Link}
              to={to}
              variant={primary ? 'contained' : 'outlined'}
              startIcon={<Icon />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 56 }}
            >
              {words[word]}
            </Button>
          ))}
        <ShareStore
          variant="outlined"
          sx={{
            justifyContent: 'flex-start',
            textAlign: 'left',
            minHeight: 56,
            // The seventh takes a whole line of a phone, whose lines are of two.
            gridColumn: { xs: '1 / -1', sm: 'auto' },
          }}
        />
      </Box>
    </Box>
  );
}
