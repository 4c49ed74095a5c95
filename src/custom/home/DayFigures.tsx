import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { useDataProvider } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import { addDays, isDay } from '../../../domain/dates/day.ts';
import { HOME_WORDS } from '../../../generated/words/home.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { FIGURES } from '../../dataProvider/query-cache.ts';
import type { DailyMetrics } from '../../../domain/orders/figure-answers.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { ordersSold, TO_COLLECT } from '../../resources/orders/order-paths.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { color, quiet } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { FigureCard, FigureCards } from '../../ui/figure/FigureCards.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../ui/figure/Money.tsx';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import type { DayCloseDialogProps } from './DayCloseDialog.tsx';
import type { GoalDialogProps } from './GoalDialog.tsx';

/** Sales, orders and what was received on one day, with the day before, beside what is owed now. For members who may read orders. */
export function DayFigures() {
  const { day: words } = useWords(HOME_WORDS);
  const locale = useIntlLocale();
  const { today } = useDates();
  // Null follows the calendar: at midnight the screen shows the new day.
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? today;
  const { data, error, refetch } = useDay(day);
  const before = useDay(addDays(day, -1)).data;
  const apart = (data?.other_currencies ?? 0) + (before?.other_currencies ?? 0);
  return (
    <Box component="section">
      <SectionTitle>{words.title}</SectionTitle>
      <DayChips day={day} onChange={(next) => setChosen(next === today ? null : next)} />
      {error === null ? (
        <Cards day={day} figures={data} before={before} />
      ) : (
        <RetryNotice text={words.error} onRetry={() => void refetch()} />
      )}
      <DayClose day={day} />
      <Box sx={{ ...quiet, fontSize: 'var(--text-12)', mt: 1 }}>
        {words.counted}
        {apart > 0 && ` ${fillCount(words.other_currencies, apart, locale)}`}
      </Box>
    </Box>
  );
}

const closePart = lazyPopup<DayCloseDialogProps>(() => import('./DayCloseDialog.tsx'));

/** Opens the day's close, to be copied or sent. */
function DayClose({ day }: { day: string }) {
  const { day: words } = useWords(HOME_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={closePart.preload}
        onClick={() => setOpen(true)}
        sx={{ ml: -1, mt: 0.5 }}
      >
        {words.close}
      </Button>
      {open && <closePart.Part day={day} onClose={() => setOpen(false)} />}
    </>
  );
}

function useDay(day: string) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [...FIGURES.day, day],
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).dailyMetrics(day, signal),
  });
}

interface CardsProps {
  day: string;
  figures: DailyMetrics | undefined;
  /** Of the day before; without it nothing is compared. */
  before: DailyMetrics | undefined;
}

function Cards({ day, figures, before }: CardsProps) {
  const { day: words } = useWords(HOME_WORDS);
  const { today, relative } = useDates();
  const money = useMoney();
  const number = useNumber();
  const locale = useIntlLocale();
  const named = { day: relative(day) };
  const [sales, orders] =
    day === today
      ? [words.sales_today, words.orders_today]
      : [fill(words.sales_of, named), fill(words.orders_of, named)];
  const none = figures?.orders === 0;
  const list = none ? undefined : ordersSold({ from: day, to: day });
  const compared = (value: (of: DailyMetrics) => string) =>
    before && fill(words.before, { day: capital(relative(before.date)), value: value(before) });
  return (
    <FigureCards pairs>
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
      <FigureCard
        label={day === today ? words.received_today : fill(words.received_of, named)}
        value={figures?.received === 0 ? words.nothing_received : figures && money(figures.received)}
        calm={figures?.received === 0}
        note={
          figures && figures.returned > 0
            ? fill(words.returned, { amount: money(figures.returned) })
            : before && before.received > 0
              ? compared((of) => money(of.received))
              : undefined
        }
      />
      <FigureCard
        label={words.owed}
        value={figures?.owed === 0 ? words.nothing_owed : figures && money(figures.owed)}
        calm={figures?.owed === 0}
        to={figures?.owed === 0 ? undefined : TO_COLLECT}
        note={
          figures && figures.owed > 0 ? fillCount(words.owed_orders, figures.owed_orders, locale) : undefined
        }
      />
    </FigureCards>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

interface DayChipsProps {
  /** `YYYY-MM-DD` of the store. */
  day: string;
  onChange(day: string): void;
}

/** Hoy, Ayer, and the browser's own picker for any day before (spec 1 §2). */
function DayChips({ day, onChange }: DayChipsProps) {
  const { day: words } = useWords(HOME_WORDS);
  const { today } = useDates();
  const yesterday = addDays(today, -1);
  const chips = [
    { label: words.today, value: today },
    { label: words.yesterday, value: yesterday },
  ];
  const other = day !== today && day !== yesterday;
  return (
    <Box
      component="fieldset"
      aria-label={words.choose}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, my: 1, p: 0, border: 0 }}
    >
      {chips.map(({ label, value }) => (
        <Chip
          key={value}
          label={label}
          variant={value === day ? 'filled' : 'outlined'}
          color={value === day ? 'primary' : 'default'}
          aria-pressed={value === day}
          onClick={() => onChange(value)}
        />
      ))}
      <Box
        component="input"
        type="date"
        aria-label={words.date}
        max={today}
        value={day}
        onChange={(event) => {
          const { value } = event.target;
          // While a year is typed, the browser reports days long ago; an emptied box is no day.
          if (isDay(value) && value <= today) onChange(value);
        }}
        sx={{
          font: 'inherit',
          fontSize: { xs: 'var(--text-16)', sm: 'var(--text-14)' },
          minHeight: 'var(--target)',
          px: 1.5,
          color: color(other ? 'primary' : 'text'),
          colorScheme: 'inherit',
          backgroundColor: color('surface'),
          border: `1px solid ${color(other ? 'primary' : 'line-strong')}`,
          borderRadius: 'var(--radius-chip)',
          '&:focus-visible': { outline: 'var(--focus-ring)', outlineOffset: '2px' },
        }}
      />
    </Box>
  );
}

const { Part: GoalDialog, preloading } = lazyPopup<GoalDialogProps>(() => import('./GoalDialog.tsx'));

interface WeekGoalProps {
  /** Sales to reach; null for none. */
  goal: number | null;
  /** Of the week so far. */
  sales: number;
}

/** How far the week is on the way to the merchant's goal. */
export function WeekGoal({ goal, sales }: WeekGoalProps) {
  const { goal: words } = useWords(HOME_WORDS);
  const money = useMoney();
  const access = useAccess();
  const id = useId();
  const [open, setOpen] = useState(false);
  const changes = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  if (goal === null && !changes) return null;
  return (
    <Box>
      <Box component="h3" id={id} sx={{ m: 0, mb: 0.5, fontSize: 'var(--text-14)', fontWeight: 500 }}>
        {words.title}
      </Box>
      {goal === null ? (
        <Box sx={quiet}>{words.none}</Box>
      ) : (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (sales / goal) * 100)}
            aria-labelledby={id}
            sx={{ height: 8, borderRadius: 'var(--radius-chip)' }}
          />
          <Box sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
            {fill(sales >= goal ? words.reached : words.progress, { sales: money(sales), goal: money(goal) })}
          </Box>
        </>
      )}
      {changes && (
        <Button aria-haspopup="dialog" {...preloading} onClick={() => setOpen(true)} sx={{ ml: -1 }}>
          {goal === null ? words.set : words.change}
        </Button>
      )}
      {open && <GoalDialog goal={goal} onClose={() => setOpen(false)} />}
    </Box>
  );
}
