import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { addDays } from '../../../domain/dates/day.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { DaySales } from '../../dataProvider/figure-calls.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ordersSold } from '../../resources/orders/order-paths.ts';
import { SectionTitle } from '../../ui/card/SectionTitle.tsx';
import { FigureCard, FigureCards } from '../../ui/figure/FigureCards.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { DayChips } from './DayChips.tsx';
import { HOME_WORDS } from './home-words.ts';

/** Sales, orders and average of one day, with the day before. For members who may read orders. */
export function DayFigures() {
  const { day: words } = useDictionary(HOME_WORDS);
  const { today } = useDates();
  // Null follows the calendar: at midnight the screen shows the new day.
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? today;
  const { data, error, refetch } = useDay(day);
  const before = useDay(addDays(day, -1)).data;
  return (
    <Box component="section">
      <SectionTitle>{words.title}</SectionTitle>
      <DayChips day={day} onChange={(next) => setChosen(next === today ? null : next)} />
      {error === null ? (
        <Cards day={day} figures={data} before={before} />
      ) : (
        <RetryNotice text={words.error} onRetry={() => void refetch()} />
      )}
      <Box sx={{ ...quiet, fontSize: 'var(--text-12)', mt: 1 }}>{words.counted}</Box>
    </Box>
  );
}

function useDay(day: string) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['orders', 'dailyMetrics', day],
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).dailyMetrics(day, signal),
  });
}

interface CardsProps {
  day: string;
  figures: DaySales | undefined;
  /** Of the day before; without it nothing is compared. */
  before: DaySales | undefined;
}

function Cards({ day, figures, before }: CardsProps) {
  const { day: words } = useDictionary(HOME_WORDS);
  const { today, relative } = useDates();
  const money = useMoney();
  const number = useNumber();
  const named = { day: relative(day) };
  const [sales, orders] =
    day === today
      ? [words.sales_today, words.orders_today]
      : [fill(words.sales_of, named), fill(words.orders_of, named)];
  const none = figures?.orders === 0;
  const list = none ? undefined : ordersSold({ from: day, to: day });
  const compared = (value: (of: DaySales) => string) =>
    before && fill(words.before, { day: capital(relative(before.date)), value: value(before) });
  return (
    <FigureCards>
      <FigureCard
        label={sales}
        value={none ? words.no_sales : figures && money(figures.sales)}
        calm={none}
        to={list}
        note={compared((of) => (of.orders === 0 ? words.none : money(of.sales)))}
      />
      <FigureCard
        label={orders}
        value={none ? words.no_orders : figures && number(figures.orders)}
        calm={none}
        to={list}
        note={compared((of) => number(of.orders))}
      />
      {!none && (
        <FigureCard
          label={words.average}
          value={figures && money(averageOf(figures))}
          note={compared((of) => (of.orders === 0 ? words.none : money(averageOf(of))))}
        />
      )}
    </FigureCards>
  );
}

/** Of an order, in whole units. */
function averageOf({ sales, orders }: DaySales): number {
  return Math.round(sales / Math.max(orders, 1));
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
