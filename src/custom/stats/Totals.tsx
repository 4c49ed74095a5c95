import type { DayRange } from '../../../domain/dates/range.ts';
import type { DaySales, Sales } from '../../dataProvider/figure-calls.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { ordersSold } from '../../resources/orders/order-paths.ts';
import { FigureCard, FigureCards } from '../../ui/figure/FigureCards.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { useMoney, useNumber } from '../../ui/figure/useMoney.ts';
import { STATS_WORDS } from './stats-words.ts';

interface TotalsProps {
  range: DayRange;
  days: readonly DaySales[];
  /** As many days before. */
  before: readonly DaySales[];
}

/** Sales, orders and average, each with the range before; and the best day. */
export function Totals({ range, days, before }: TotalsProps) {
  const { figures: words } = useDictionary(STATS_WORDS);
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

/** 'Un 12 % más que antes': how much a figure grew, in words. */
function useComparison(): (now: number, then: number, value: string) => string {
  const { figures: words } = useDictionary(STATS_WORDS);
  const locale = useIntlLocale();
  return (now, then, value) => {
    if (then === 0) return words.new;
    const share = now / then - 1;
    const percent = Math.abs(share).toLocaleString(locale, { style: 'percent' });
    if (Math.abs(share) < 0.005) return fill(words.same, { value });
    return fill(share > 0 ? words.up : words.down, { percent, value });
  };
}

export function totalOf(days: readonly DaySales[]): Sales {
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
