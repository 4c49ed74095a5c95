/**
 * An order that was taken without signal: it waits on the device of who took it until the store has it (decision 90).
 * Pure.
 */
import { sameValue } from '../changes/changes.ts';
import { isLineQuantity, type OrderLine } from './order-lines.ts';

export interface NotedOrder<Values = unknown, Body extends object = object> {
  /** The request id of its call too: however often it is sent, the store makes one order of it. */
  id: string;
  /** When it was noted, in milliseconds since 1970. */
  notedAt: number;
  /** As the form holds it. */
  values: Values;
  /** As the API takes it. */
  body: Body;
  /** Bodies that have left the device. Each may have arrived, because some answers are lost. */
  sent: readonly Body[];
  /** When the first of them left without a clear answer; null while the store surely does not have the order. */
  unclearSince: number | null;
  /** Why the store did not take it; null while nothing speaks against it. A person decides then. */
  refusal: NotedRefusal | null;
}

/** What a refusal says, by the call's own names of its fields. */
type Complaints = Readonly<Record<string, { key: string; args?: Readonly<Record<string, unknown>> }>>;

export interface NotedRefusal {
  /** The API's code; `arrived` when an earlier state of the order is in the store already. */
  code: string;
  fields: Complaints;
  /** The order of an earlier state. */
  order?: ArrivedOrder;
}

export interface ArrivedOrder {
  id: number;
  sequence: number | null;
}

/** Orders of one user and store on a device: more than a market day brings. */
export const MOST_NOTED = 30;

/** Characters of one order as JSON: 100 lines with long names, and long comments. */
export const LARGEST_NOTED = 80_000;

/**
 * Milliseconds during which the server surely remembers the answer of a call (three days, `requests` in
 * `server/modules/upkeep/retention.ts`). An order without a clear answer for longer is sent again only by a person.
 */
export const REMEMBERED = 2 * 24 * 60 * 60 * 1_000;

export function noteOrder<Values, Body extends object>(
  noted: Pick<NotedOrder<Values, Body>, 'id' | 'notedAt' | 'values' | 'body'>,
): NotedOrder<Values, Body> {
  return { ...noted, sent: [], unclearSince: null, refusal: null };
}

/** The orders with this one in the place of its earlier state, or at the end; null when there is no room for it. */
export function withNoted<Noted extends NotedOrder>(
  orders: readonly Noted[],
  noted: Noted,
): readonly Noted[] | null {
  if (JSON.stringify(noted).length > LARGEST_NOTED) return null;
  const known = orders.some(({ id }) => id === noted.id);
  if (known) return orders.map((order) => (order.id === noted.id ? noted : order));
  return orders.length >= MOST_NOTED ? null : [...orders, noted];
}

/** The order changed by a person: nothing speaks against it any more. What was sent before may still have arrived. */
export function changed<Noted extends NotedOrder>(
  noted: Noted,
  { values, body }: Pick<Noted, 'values' | 'body'>,
): Noted {
  return { ...noted, values, body, refusal: null };
}

/** The order as it is stored before its call leaves: the device may lose the page before the answer. */
export function leaving<Noted extends NotedOrder>(noted: Noted, now: number): Noted {
  const sent = noted.sent.some((body) => sameValue(body, noted.body))
    ? noted.sent
    : [...noted.sent, noted.body];
  return { ...noted, sent, unclearSince: noted.unclearSince ?? now };
}

/** Whether it is sent without being asked. */
export function sendsItself({ refusal, unclearSince }: NotedOrder, now: number): boolean {
  return refusal === null && !isForgotten({ unclearSince }, now);
}

/** Whether the server may have forgotten that it has the order: sent again, it could be there twice. */
export function isForgotten({ unclearSince }: Pick<NotedOrder, 'unclearSince'>, now: number): boolean {
  return unclearSince !== null && now - unclearSince > REMEMBERED;
}

/** The server's answers to a call that may have taken effect before: the next attempt gets the answer of that. */
const UNCLEAR: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'unavailable',
  'in_progress',
  'internal',
  'too_many_requests',
]);

/** Whether a failed call says nothing about the order: it is sent again later. */
export function isUnclear(code: string): boolean {
  return UNCLEAR.has(code);
}

/**
 * The order after the store refused it as `body`. One that was changed meanwhile is another order by now, which is sent as
 * it is. A refusal of the values says that no earlier attempt has arrived either: the store would have answered with it.
 */
export function refused<Noted extends NotedOrder>(
  noted: Noted,
  body: object,
  { code, fields }: Pick<NotedRefusal, 'code' | 'fields'>,
): Noted {
  const conclusive = Object.keys(fields).length > 0;
  const unclearSince = conclusive ? null : noted.unclearSince;
  if (!sameValue(noted.body, body)) return { ...noted, unclearSince };
  return { ...noted, unclearSince, refusal: { code, fields } };
}

/**
 * The order after the store has it as `body`: null when that is all of it. What was changed since stays, for a person to
 * bring over.
 */
export function arrived<Noted extends NotedOrder>(
  noted: Noted,
  body: object,
  order: ArrivedOrder,
): Noted | null {
  if (sameValue(noted.body, body)) return null;
  return { ...noted, unclearSince: null, refusal: { code: 'arrived', fields: {}, order } };
}

/** What no longer fits in a line: its price, its units, or what it sells. */
export type LineChange =
  | { at: number; kind: 'price'; before: number; now: number }
  | { at: number; kind: 'stock'; wanted: number; left: number }
  | { at: number; kind: 'gone' };

interface Changes {
  lines: LineChange[];
  /** Refusals of anything else, such as the client or the branch. */
  others: Record<string, Complaints[string]>;
}

/** A refusal of `POST /create-manual-order` by the lines that it names. */
export function changesOf(lines: readonly OrderLine[], fields: Complaints): Changes {
  const changes: Changes = { lines: [], others: {} };
  for (const [source, problem] of Object.entries(fields)) {
    const [, index, member] = /^products\.(\d+)\.(\w+)$/.exec(source) ?? [];
    const at = Number(index);
    const line = lines[at];
    const change = line === undefined ? null : changeOf(at, line, member ?? '', problem);
    if (change === null) changes.others[source] = problem;
    else changes.lines.push(change);
  }
  return changes;
}

function changeOf(
  at: number,
  line: OrderLine,
  member: string,
  { key, args }: Complaints[string],
): LineChange | null {
  if (key === 'price_changed') return { at, kind: 'price', before: line.price, now: Number(args?.['price']) };
  if (key === 'out_of_stock')
    return { at, kind: 'stock', wanted: line.quantity, left: Number(args?.['available'] ?? 0) };
  return member.startsWith('product_') ? { at, kind: 'gone' } : null;
}

/** The lines as the store can sell them now; null when none is left. */
export function fittedLines(
  lines: readonly OrderLine[],
  changes: readonly LineChange[],
): readonly OrderLine[] | null {
  const fitted = lines.flatMap((line, at): OrderLine[] => {
    let next: OrderLine | null = line;
    for (const change of changes) if (change.at === at && next !== null) next = fittedLine(next, change);
    return next === null ? [] : [next];
  });
  return fitted.length === 0 ? null : fitted;
}

function fittedLine(line: OrderLine, change: LineChange): OrderLine | null {
  if (change.kind === 'gone') return null;
  if (change.kind === 'price') return { ...line, price: change.now };
  return isLineQuantity(change.left) ? { ...line, quantity: change.left, stock: change.left } : null;
}
