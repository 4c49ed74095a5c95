import type { DayRange } from '../../domain/dates/range.ts';
import type { Http } from './http.ts';
import { objectOf, rowsOf } from './records.ts';

/** Orders that count as sales in the store's currency of now, and their totals in whole units of it. */
export interface Sales {
  orders: number;
  sales: number;
  /** Those made in another currency; they are in no other figure. */
  other_currencies: number;
}

/** Sales of one day of the store's time zone. */
export interface DaySales extends Sales {
  date: string;
}

export interface WeeklyProgress {
  /** Monday to Sunday. */
  days: DaySales[];
  /** Days in a row with a sale. */
  streak: number;
  goal: number | null;
}

/** Orders that wait for the merchant. */
export interface OrderWork {
  to_collect: number;
  to_dispatch: number;
}

interface StatusCount {
  id: number;
  quantity: number;
}

/** How many orders are in each status, the empty ones included (spec 2 §7). */
export interface OrderCounters {
  order_status_counter: StatusCount[];
  order_shipping_counter: StatusCount[];
  work: OrderWork;
}

export interface SoldProduct {
  product_id: number | null;
  name: string;
  units: number;
  sales: number;
}

export interface OrderStats {
  days: DaySales[];
  /** As many days before. */
  before: DaySales[];
  branches: (Sales & { id: number; name: string })[];
  channels: (Sales & { id: string; name: string })[];
}

/** The calls about the figures of the orders. */
export function createFigureCalls(http: Http, path: (below: string) => string) {
  const read = (below: string, signal?: AbortSignal) => http(path(below), { signal: signal ?? null });
  const within = ({ from, to }: DayRange): string => `?from=${from}&to=${to}`;
  return {
    dailyMetrics: async (day: string, signal?: AbortSignal) =>
      objectOf<DaySales>(await read(`/orders/daily-metrics?date=${day}`, signal)),
    weeklyProgress: async (signal?: AbortSignal) =>
      objectOf<WeeklyProgress>(await read('/orders/weekly-progress', signal)),
    orderCounters: async (signal?: AbortSignal) =>
      objectOf<OrderCounters>(await read('/orders-counters', signal)),
    orderStats: async (range: DayRange, signal?: AbortSignal) =>
      objectOf<OrderStats>(await read(`/orders/stats${within(range)}`, signal)),
    topProducts: async (range: DayRange, signal?: AbortSignal) =>
      rowsOf<SoldProduct>(await read(`/orders/top-products${within(range)}`, signal)),
    setWeeklyGoal: async (goal: number | null) =>
      objectOf<{ goal: number | null }>(
        await http(path('/orders/weekly-goal'), { method: 'PUT', body: { goal } }),
      ),
  };
}
