import type { DayRange } from '../../domain/dates/range.ts';
import type {
  DailyMetrics,
  OrderStats,
  SoldProduct,
  WeeklyProgress,
} from '../../domain/orders/figure-answers.ts';
import { listQuery, type ListFilter } from '../../domain/lists/list-query.ts';
import type { Debtor, ListSums, OrderMoneyFigures } from '../../domain/orders/money-answers.ts';
import type { OrderCounters } from '../../domain/orders/order-answers.ts';
import type { Http } from './http.ts';
import { objectOf, rowsOf } from './records.ts';

/** The calls about the figures of the orders. */
export function createFigureCalls(http: Http, path: (below: string) => string) {
  const read = (below: string, signal?: AbortSignal) => http(path(below), { signal: signal ?? null });
  const within = ({ from, to }: DayRange): string => `?from=${from}&to=${to}`;
  return {
    dailyMetrics: async (day: string, signal?: AbortSignal) =>
      objectOf<DailyMetrics>(await read(`/orders/daily-metrics?date=${day}`, signal)),
    weeklyProgress: async (signal?: AbortSignal) =>
      objectOf<WeeklyProgress>(await read('/orders/weekly-progress', signal)),
    orderCounters: async (signal?: AbortSignal) =>
      objectOf<OrderCounters>(await read('/orders-counters', signal)),
    orderStats: async (range: DayRange, signal?: AbortSignal) =>
      objectOf<OrderStats>(await read(`/orders/stats${within(range)}`, signal)),
    orderMoney: async (range: DayRange, signal?: AbortSignal) =>
      objectOf<OrderMoneyFigures>(await read(`/orders/money${within(range)}`, signal)),
    /** What the orders of a list are worth; null where they are too many to be added up. */
    orderSums: async (filter: ListFilter, signal?: AbortSignal) =>
      objectOf<{ sums: ListSums | null }>(await read(`/orders/sums?${listQuery({ filter })}`, signal), 'sums')
        .sums,
    /** Who owes, or what one client owes. */
    debtors: async (customerId?: number, signal?: AbortSignal) =>
      rowsOf<Debtor>(
        await read(`/orders/debtors${customerId === undefined ? '' : `?customer_id=${customerId}`}`, signal),
      ),
    topProducts: async (range: DayRange, signal?: AbortSignal) =>
      rowsOf<SoldProduct>(await read(`/orders/top-products${within(range)}`, signal)),
    setWeeklyGoal: async (goal: number | null) =>
      objectOf<{ goal: number | null }>(
        await http(path('/orders/weekly-goal'), { method: 'PUT', body: { goal } }),
      ),
  };
}
