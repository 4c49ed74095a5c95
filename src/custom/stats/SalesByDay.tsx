import { Suspense, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { DayRange } from '../../../domain/dates/range.ts';
import { ORDERS_PAY_WORDS } from '../../../generated/words/orders-pay.ts';
import { ORDERS_TIMELINE_WORDS } from '../../../generated/words/orders-timeline.ts';
import { STATS_WORDS } from '../../../generated/words/stats.ts';
import type { DaySales } from '../../../domain/orders/figure-answers.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { ordersSold, TO_COLLECT } from '../../resources/orders/order-paths.ts';
import { color } from '../../theme/styles.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../ui/figure/Money.tsx';
import { FigureCard, FigureCards } from '../../ui/figure/FigureCards.tsx';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { ErrorState } from '../../ui/state/PageStates.tsx';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/scroll-edges.ts';
import type { DayLinesProps } from './DayLines.tsx';

/** The charts' library is the heaviest of the page: the figures stand before it is there. */
const { Part: DayLines } = lazyPart<DayLinesProps>(() => import('./DayLines.tsx'));
/** In pixels. */
const LINES_HEIGHT = 280;

interface SalesByDayProps {
  days: readonly DaySales[];
  /** As many days before, in the same order. */
  before: readonly DaySales[];
}

/** Sales of each day over those of the range before, as lines and as a table. */
export function SalesByDay({ days, before }: SalesByDayProps) {
  const words = useWords(STATS_WORDS);
  const { chart } = words;
  const money = useMoney();
  const number = useNumber();
  const locale = useIntlLocale();
  const { relative } = useDates();
  const short = (value: number) =>
    value.toLocaleString(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <SectionCard title={chart.title}>
      {days.length > 1 && (
        <Suspense fallback={<Skeleton variant="rounded" height={LINES_HEIGHT} />}>
          <DayLines
            height={LINES_HEIGHT}
            days={days.map(({ date }) => relative(date))}
            now={{ label: chart.now, values: days.map(({ sales }) => sales) }}
            before={{ label: chart.before, values: before.map(({ sales }) => sales) }}
            format={money}
            short={short}
          />
        </Suspense>
      )}
      <Box component="details" open={days.length === 1}>
        <Box
          component="summary"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 'var(--target)', cursor: 'pointer' }}
        >
          {chart.table}
        </Box>
        <Box ref={marksMoreBeside} sx={{ ...moreBeside, overflowX: 'auto' }}>
          <StatsTable
            label={chart.title}
            columns={[chart.day, words.orders, chart.now, chart.before]}
            rows={days.map(({ date, orders, sales }, at) => ({
              key: date,
              cells: [relative(date), number(orders), money(sales), money(before[at]?.sales ?? 0)],
              to: orders === 0 ? undefined : ordersSold({ from: date, to: date }),
            }))}
          />
        </Box>
      </Box>
    </SectionCard>
  );
}

interface StatsRow {
  key: string | number;
  cells: readonly ReactNode[];
  /** Where what the row counts is listed. */
  to?: string | undefined;
}

interface StatsTableProps {
  /** Says what the table is about. */
  label: string;
  /** The first names the rows, the others are figures. */
  columns: readonly string[];
  rows: readonly StatsRow[];
}

/** Names and figures; what a chart shows as a picture. */
export function StatsTable({ label, columns, rows }: StatsTableProps) {
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        // Large text grows until the figures, which do not break, fill a phone.
        fontSize: 'min(var(--text-14), 5vw)',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { py: 1, textAlign: 'right', fontWeight: 400, overflowWrap: 'anywhere' },
        '& th:first-of-type': { textAlign: 'left' },
        '& td': { pl: 1, whiteSpace: 'nowrap' },
        '& thead th': { color: color('text-secondary'), whiteSpace: 'nowrap' },
        '& th + th': { pl: 1 },
        '& tbody tr': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures], to }) => (
          <tr key={key}>
            <th scope="row">
              {to === undefined ? (
                name
              ) : (
                <Link
                  component={RouterLink}
                  to={to}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)', my: -1 }}
                >
                  {name}
                </Link>
              )}
            </th>
            {figures.map((figure, at) => (
              <td key={columns[at + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** What payments brought in a range, by each way, beside what is owed now: a sale is not money yet. */
export function MoneyFigures({ range }: { range: DayRange }) {
  const { money: words } = useWords(STATS_WORDS);
  const { ways } = useWords(ORDERS_PAY_WORDS);
  const { providers } = useWords(ORDERS_TIMELINE_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const number = useNumber();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'money', range],
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).orderMoney(range, signal),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <FigureCards>
        <FigureCard
          label={words.received}
          value={data && money(data.received)}
          note={
            data && data.returned !== 0 ? fill(words.returned, { value: money(data.returned) }) : undefined
          }
        />
        <FigureCard
          label={words.owed}
          value={data && money(data.owed)}
          to={data && data.owed_orders > 0 ? TO_COLLECT : undefined}
          note={data && fillCount(words.owed_orders, data.owed_orders, locale)}
        />
      </FigureCards>
      {data !== undefined && data.ways.length > 0 && (
        <SectionCard title={words.ways}>
          <StatsTable
            label={words.ways}
            columns={[words.way, words.payments, words.received]}
            rows={data.ways.map(({ way, provider, payments, amount }) => ({
              key: provider ?? way,
              cells: [provider === null ? ways[way] : providers[provider], number(payments), money(amount)],
            }))}
          />
        </SectionCard>
      )}
    </>
  );
}
