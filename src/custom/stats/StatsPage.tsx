import { Suspense } from 'react';
import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { addDays, isDay } from '../../../domain/dates/day.ts';
import { lengthOf, LONGEST_RANGE, rangeBefore, type DayRange } from '../../../domain/dates/range.ts';
import { STATS_WORDS } from '../../../generated/words/stats.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { FIGURES } from '../../dataProvider/query-cache.ts';
import type { DaySales, Sales } from '../../../domain/orders/figure-answers.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { ordersSold } from '../../resources/orders/order-paths.ts';
import { useAllowed, useMay, useNamesBranches } from '../../schema/useAllowed.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { FigureCard, FigureCards } from '../../ui/figure/FigureCards.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../ui/figure/Money.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { RowsSkeleton, DeniedState, EmptyState, ErrorState } from '../../ui/state/PageStates.tsx';
import { quiet } from '../../theme/styles.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import type { BarsProps } from './BarsChart.tsx';
import { ProfitFigures } from './ProfitFigures.tsx';
import { MoneyFigures, SalesByDay, StatsTable } from './SalesByDay.tsx';

/** The charts' library is the heaviest of the page: the figures stand before it is there. */
const { Part: Bars } = lazyPart<BarsProps>(() => import('./BarsChart.tsx'));
/** Of one bar with its gap, in pixels. */
const BAR_HEIGHT = 44;

const PRESETS = ['today', 'last_7', 'last_30', 'month'] as const;
type Preset = (typeof PRESETS)[number];

/** Days of a preset, with the store's day of today as the last. */
function presetRange(preset: Preset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'last_7':
      return { from: addDays(today, -6), to: today };
    case 'last_30':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}

/** The range on screen, in the address: the back button and a shared link keep it. */
function useStatsRange() {
  const [params, setParams] = useSearchParams();
  const { today } = useDates();
  const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const custom = params.has('from') || params.has('to');
  const preset = PRESETS.find((one) => one === params.get('range')) ?? 'last_30';
  const problem = custom ? problemOf(typed) : null;
  return {
    preset: custom ? null : preset,
    /** As typed; a side may be no day yet. */
    typed: custom ? typed : presetRange(preset, today),
    problem,
    /** What is asked for; null while the typed days are no range. */
    range: problem === null ? (custom ? typed : presetRange(preset, today)) : null,
    choose: (next: Preset) => setParams({ range: next }),
    type: (next: DayRange) => setParams({ ...next }, { replace: custom }),
  };
}

/** Why the typed days are no range: `incomplete` while one is missing. */
function problemOf(range: DayRange): 'incomplete' | 'wrong' | 'long' | null {
  if (!isDay(range.from) || !isDay(range.to)) return 'incomplete';
  if (range.to < range.from) return 'wrong';
  return lengthOf(range) > LONGEST_RANGE ? 'long' : null;
}

/** `/stats`: sales over time with the range before, by branch, by channel, and what sells most (spec 1 §2). */
export default function StatsPage() {
  const words = useWords(STATS_WORDS);
  const allowed = useAllowed('orders')('list');
  const chosen = useStatsRange();
  return (
    <PageBody>
      <PageHeader title={words.title} />
      {allowed ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <RangeControl {...chosen} />
          {chosen.range !== null && <Figures range={chosen.range} />}
        </Box>
      ) : (
        <DeniedState titled />
      )}
    </PageBody>
  );
}

function Figures({ range: asked }: { range: DayRange }) {
  const words = useWords(STATS_WORDS);
  const locale = useIntlLocale();
  const { relative } = useDates();
  const dataProvider = useDataProvider<AppDataProvider>();
  const namesBranches = useNamesBranches();
  const maySeeCosts = useMay('products.costs');
  // Its part of the page stands with the totals; the calls go out together.
  usePrefetchQuery(topProductsQuery(dataProvider, asked));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['orders', 'stats', asked],
    queryFn: async ({ signal }) => ({
      // Until the figures of another range arrive, these stay with the dates that are theirs.
      range: asked,
      ...(await (await dataProvider.loadFigureCalls()).orderStats(asked, signal)),
    }),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton rows={4} height={96} label={words.loading} />;
  const daysOf = ({ from, to }: DayRange) =>
    from === to ? relative(from) : fill(words.range.days, { from: relative(from), to: relative(to) });
  const { range } = data;
  const apart = totalOf([...data.days, ...data.before]).other_currencies;
  const sold = data.days.some(({ orders }) => orders > 0);
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        ...(isPlaceholderData && { opacity: 0.6 }),
      }}
    >
      <Box sx={quiet}>
        {fill(words.range.shown, { range: daysOf(range), before: daysOf(rangeBefore(range)) })}.{' '}
        {words.counted}
        {apart > 0 && ` ${fillCount(words.other_currencies, apart, locale)}`}
      </Box>
      {sold ? (
        <>
          <Totals range={range} days={data.days} before={data.before} />
          <MoneyFigures range={range} />
          {maySeeCosts && <ProfitFigures range={range} />}
          <SalesByDay days={data.days} before={data.before} />
          <Box
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
            }}
          >
            {namesBranches && (
              <SalesParts
                title={words.branches}
                part={words.branch}
                rows={data.branches}
                ordersOf={(id) => ordersSold(range, { 'user_store_id.in': [id] })}
              />
            )}
            <SalesParts
              title={words.channels}
              part={words.channel}
              rows={data.channels}
              ordersOf={(id) => ordersSold(range, { 'sales_channel.in': [id] })}
            />
            {/* As a third card it would stand alone. */}
            <Box sx={{ minWidth: 0, ...(namesBranches && { gridColumn: '1 / -1' }) }}>
              <TopSold range={range} />
            </Box>
          </Box>
        </>
      ) : (
        <>
          <EmptyState title={words.empty.title} subtitle={words.empty.text} />
          {/* Money of earlier sales comes all the same. */}
          <MoneyFigures range={range} />
        </>
      )}
    </Box>
  );
}

interface SalesPartsProps {
  title: string;
  /** Heading of the names. */
  part: string;
  /** The largest first. */
  rows: readonly (Sales & { id: number | string; name: string })[];
  /** The list of the orders of a part. */
  ordersOf(id: number | string): string;
}

/** The sales of a range in parts, as bars and as a table. */
function SalesParts({ title, part, rows, ordersOf }: SalesPartsProps) {
  const words = useWords(STATS_WORDS);
  const money = useMoney();
  const number = useNumber();
  return (
    <SectionCard title={title}>
      {rows.length > 1 && (
        <Suspense fallback={<Skeleton variant="rounded" height={rows.length * BAR_HEIGHT} />}>
          <Bars
            bars={rows.map(({ name, sales }) => ({ name, value: sales }))}
            height={rows.length * BAR_HEIGHT}
            format={money}
          />
        </Suspense>
      )}
      <StatsTable
        label={title}
        columns={[part, words.orders, words.sales]}
        rows={rows.map(({ id, name, orders, sales }) => ({
          key: id,
          cells: [name, number(orders), money(sales)],
          to: ordersOf(id),
        }))}
      />
    </SectionCard>
  );
}

/** The ten products with most units sold in the range, as bars and as a table. */
function TopSold({ range }: { range: DayRange }) {
  const words = useWords(STATS_WORDS);
  const money = useMoney();
  const number = useNumber();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery(topProductsQuery(dataProvider, range));
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={words.products} intro={words.no_product}>
      {data === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <>
          {data.length > 1 && (
            <Suspense fallback={<Skeleton variant="rounded" height={data.length * BAR_HEIGHT} />}>
              <Bars
                bars={data.map(({ name, units }) => ({ name, value: units }))}
                height={data.length * BAR_HEIGHT}
                format={number}
              />
            </Suspense>
          )}
          <StatsTable
            label={words.products}
            columns={[words.product, words.units, words.sales]}
            rows={data.map(({ product_id, name, units, sales }) => ({
              key: product_id ?? name,
              cells: [name, number(units), money(sales)],
            }))}
          />
        </>
      )}
    </SectionCard>
  );
}

/** The query for the products with most units sold in a range. */
function topProductsQuery(provider: AppDataProvider, range: DayRange) {
  return {
    queryKey: [...FIGURES.topProducts, range],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await provider.loadFigureCalls()).topProducts(range, signal),
  };
}

type RangeControlProps = Pick<
  ReturnType<typeof useStatsRange>,
  'preset' | 'typed' | 'problem' | 'choose' | 'type'
>;

/** The usual ranges as chips, and two dates for any other. */
function RangeControl({ preset, typed, problem, choose, type }: RangeControlProps) {
  const { range: words } = useWords(STATS_WORDS);
  return (
    <Box component="fieldset" aria-label={words.label} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {PRESETS.map((one) => (
          <Chip
            key={one}
            label={words[one]}
            variant={one === preset ? 'filled' : 'outlined'}
            color={one === preset ? 'primary' : 'default'}
            aria-pressed={one === preset}
            onClick={() => choose(one)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, maxWidth: 400 }}>
        {(['from', 'to'] as const).map((side) => (
          <Box key={side} sx={{ flex: 1, minWidth: 0 }}>
            <LabelledInput
              label={words[side]}
              type="date"
              value={typed[side]}
              error={undefined}
              onChange={(day) => type({ ...typed, [side]: day })}
            />
          </Box>
        ))}
      </Box>
      {(problem === 'wrong' || problem === 'long') && (
        <FormHelperText error role="alert">
          {words[problem]}
        </FormHelperText>
      )}
    </Box>
  );
}

interface TotalsProps {
  range: DayRange;
  days: readonly DaySales[];
  /** As many days before. */
  before: readonly DaySales[];
}

/** Sales, orders and average, each with the range before; and the best day. */
function Totals({ range, days, before }: TotalsProps) {
  const { figures: words } = useWords(STATS_WORDS);
  const money = useMoney();
  const number = useNumber();
  const { relative } = useDates();
  const compared = useComparison();
  const now = totalOf(days);
  const then = totalOf(before);
  const best = days.reduce((one, other) => (other.sales > one.sales ? other : one));
  return (
    <FigureCards>
      <FigureCard
        label={words.sales}
        value={money(now.sales)}
        note={compared(now.sales, then.sales, money(then.sales))}
        to={ordersSold(range)}
      />
      <FigureCard
        label={words.orders}
        value={number(now.orders)}
        note={compared(now.orders, then.orders, number(then.orders))}
        to={ordersSold(range)}
      />
      <FigureCard
        label={words.average}
        value={money(averageOf(now))}
        note={compared(averageOf(now), averageOf(then), money(averageOf(then)))}
      />
      {days.length > 1 && (
        <FigureCard
          label={words.best}
          value={relative(best.date)}
          note={money(best.sales)}
          to={ordersSold({ from: best.date, to: best.date })}
        />
      )}
    </FigureCards>
  );
}

/** From ten times on. */
const MANY = 9;

/** 'Un 12 % más que antes': how much a figure grew, in words. */
function useComparison(): (now: number, then: number, value: string) => string {
  const { figures: words } = useWords(STATS_WORDS);
  const locale = useIntlLocale();
  const number = useNumber();
  return (now, then, value) => {
    if (then === 0) return words.new;
    const share = now / then - 1;
    // A shop that begins grows by thousands of per cent, which nobody reads.
    if (share >= MANY) return fill(words.times, { times: number(Math.round(now / then)), value });
    const percent = Math.abs(share).toLocaleString(locale, { style: 'percent' });
    if (Math.abs(share) < 0.005) return fill(words.same, { value });
    return fill(share > 0 ? words.up : words.down, { percent, value });
  };
}

function totalOf(days: readonly DaySales[]): Sales {
  return days.reduce(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      sales: sum.sales + one.sales,
      other_currencies: sum.other_currencies + one.other_currencies,
    }),
    { orders: 0, sales: 0, other_currencies: 0 },
  );
}

/** Of an order, in whole units. */
function averageOf({ orders, sales }: Sales): number {
  return orders === 0 ? 0 : Math.round(sales / orders);
}
