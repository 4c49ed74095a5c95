import type { DayRange } from '../../domain/dates/range.ts';
import type {
  DailyMetrics,
  OrderStats,
  Profit,
  SoldProduct,
  WeeklyProgress,
} from '../../domain/orders/figure-answers.ts';
import { listQuery, type ListFilter } from '../../domain/lists/list-query.ts';
import type { Debtor, ListSums, OrderMoneyFigures } from '../../domain/orders/money-answers.ts';
import type { OrderCounters } from '../../domain/orders/order-answers.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about the figures of the orders. */
export function createFigureCalls(http: Http, path: (below: string) => string) {
  const { object, rows } = createRequests(http, path);
  const within = ({ from, to }: DayRange): string => `?from=${from}&to=${to}`;
  return {
    dailyMetrics: (day: string, signal?: AbortSignal) =>
      object<DailyMetrics>(`/orders/daily-metrics?date=${day}`, { signal }),
    weeklyProgress: (signal?: AbortSignal) => object<WeeklyProgress>('/orders/weekly-progress', { signal }),
    /** Of all orders, or of each status among what the other filters of a list let through. */
    orderCounters: (signal?: AbortSignal, filter: ListFilter = {}) => {
      const query = Object.keys(filter).length === 0 ? '' : `?${listQuery({ filter })}`;
      return object<OrderCounters>(`/orders-counters${query}`, { signal });
    },
    orderStats: (range: DayRange, signal?: AbortSignal) =>
      object<OrderStats>(`/orders/stats${within(range)}`, { signal }),
    orderMoney: (range: DayRange, signal?: AbortSignal) =>
      object<OrderMoneyFigures>(`/orders/money${within(range)}`, { signal }),
    /** What the orders of a list are worth; null where they are too many to be added up. */
    orderSums: async (filter: ListFilter, signal?: AbortSignal) =>
      (await object<{ sums: ListSums | null }>(`/orders/sums?${listQuery({ filter })}`, { signal }, 'sums'))
        .sums,
    /** Who owes, of all or of at most 100 clients. */
    debtors: (customers?: readonly number[], signal?: AbortSignal) =>
      rows<Debtor>(`/orders/debtors${customers ? `?customer_id.in=${customers.join()}` : ''}`, { signal }),
    topProducts: (range: DayRange, signal?: AbortSignal) =>
      rows<SoldProduct>(`/orders/top-products${within(range)}`, { signal }),
    profit: (range: DayRange, signal?: AbortSignal) =>
      object<Profit>(`/orders/profit${within(range)}`, { signal }),
    setWeeklyGoal: (goal: number | null) =>
      object<{ goal: number | null }>('/orders/weekly-goal', { method: 'PUT', body: { goal } }),
  };
}
