import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { errorOfAnswer, errorWithoutAnswer } from '../../../src/dataProvider/api-error.ts';
import {
  createAutosave,
  nothingTyped,
  orderArrives,
  PAUSE_MS,
  shownFields,
  type QuickFields,
  type Typing,
} from '../../../src/resources/orders/page/autosave.ts';

const ORDER = {
  id: 7,
  version: 1,
  date: '2026-11-20T15:00:00.000Z',
  sales_channel: 'whatsapp',
  comments: 'Hola',
  order_details: [],
} as unknown as Order;

/** A server that holds its answers back until the test gives them. */
function openAutosave() {
  const calls: {
    fields: Partial<QuickFields>;
    version: number;
    answer: (order: Order) => void;
    fail: (e: Error) => void;
  }[] = [];
  let kept: Typing | undefined;
  let online = true;
  const autosave = createAutosave({
    start: nothingTyped(ORDER),
    send: (fields, base) =>
      new Promise((answer, fail) => void calls.push({ fields, version: base.version, answer, fail })),
    keep: (typing) => void (kept = typing),
    isOnline: () => online,
    wrong: ({ comments }) => ((comments ?? '').length > 20 ? ['comments'] : []),
  });
  return {
    autosave,
    calls,
    shown: () => shownFields(autosave.state().typing),
    status: () => autosave.state().status,
    kept: () => kept?.typed,
    typing: () => kept,
    setOnline: (value: boolean) => void (online = value),
  };
}
const stored = (version: number, fields: Partial<QuickFields> = {}): Order => ({
  ...ORDER,
  ...fields,
  version,
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[ORD-09] fields of an order save themselves', () => {
  test('one write, a second after the last key, under the version that was read; every key is kept in the tab', async () => {
    const { autosave, calls, status, kept } = openAutosave();
    for (const text of ['T', 'Ti', 'Timbre']) {
      autosave.type({ comments: text });
      expect(kept()).toEqual({ comments: text });
      await pass(PAUSE_MS - 1);
    }
    expect([calls.length, status()]).toEqual([0, 'waiting']);
    await pass(1);
    expect(calls.map(({ fields, version }) => [fields, version])).toEqual([[{ comments: 'Timbre' }, 1]]);
    calls[0]?.answer(stored(2, { comments: 'Timbre' }));
    await pass(0);
    expect([status(), kept()]).toEqual(['saved', {}]);
  });

  test('what is typed while a save is under way stays, and is the next write', async () => {
    const { autosave, calls, shown, status } = openAutosave();
    autosave.type({ comments: 'uno' });
    await pass(PAUSE_MS);
    autosave.type({ comments: 'uno dos' });
    calls[0]?.answer(stored(2, { comments: 'uno' }));
    await pass(0);
    expect([shown().comments, status()]).toEqual(['uno dos', 'waiting']);
    await pass(PAUSE_MS);
    expect(calls[1]).toMatchObject({ fields: { comments: 'uno dos' }, version: 2 });
  });

  test('a slow save does not let a second one overtake it', async () => {
    const { autosave, calls } = openAutosave();
    autosave.type({ comments: 'uno' });
    await pass(PAUSE_MS);
    autosave.type({ comments: 'dos' });
    await pass(10 * PAUSE_MS);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(stored(2, { comments: 'uno' }));
    await pass(0);
    expect(calls[1]).toMatchObject({ fields: { comments: 'dos' }, version: 2 });
  });

  test('an own write that is read before its answer is nobody else, also where typing went on', async () => {
    const { autosave, calls, shown } = openAutosave();
    autosave.type({ comments: 'uno' });
    await pass(PAUSE_MS);
    autosave.type({ comments: 'uno dos' });
    autosave.arrive(stored(2, { comments: 'uno' }));
    expect(autosave.state().typing).toMatchObject({ disputed: [], others: [] });
    calls[0]?.answer(stored(2, { comments: 'uno' }));
    await pass(PAUSE_MS);
    expect(shown().comments).toBe('uno dos');
    expect(calls[1]).toMatchObject({ fields: { comments: 'uno dos' }, version: 2 });
  });

  test('a draft knows what it sent: a write whose answer was lost with the page is nobody else', async () => {
    const { autosave, typing } = openAutosave();
    autosave.type({ comments: 'uno' });
    await pass(PAUSE_MS);
    autosave.type({ comments: 'uno dos' });
    const draft = typing();
    expect(draft).toMatchObject({ typed: { comments: 'uno dos' }, sent: { comments: 'uno' } });
    const again = draft && orderArrives(draft, stored(2, { comments: 'uno' }));
    expect(again).toMatchObject({ typed: { comments: 'uno dos' }, disputed: [], others: [] });
  });

  test('a status change or another field of another device comes between: what I typed stays, the write follows', async () => {
    const { autosave, calls, shown } = openAutosave();
    autosave.type({ comments: 'mío' });
    autosave.arrive(stored(2, { sales_channel: 'phone' }));
    expect(shown()).toMatchObject({ comments: 'mío', sales_channel: 'phone' });
    expect(autosave.state().typing.others).toEqual(['sales_channel']);
    await pass(PAUSE_MS);
    expect(calls[0]).toMatchObject({ fields: { comments: 'mío' }, version: 2 });
    calls[0]?.fail(errorOfAnswer(412, { code: 'stale', message: '', current: stored(3) }));
    await pass(0);
    expect(calls[1]).toMatchObject({ fields: { comments: 'mío' }, version: 3 });
  });

  test.each(['mine', 'theirs'] as const)(
    'the same field of both: nothing is sent until I choose, and then %s stays',
    async (whose) => {
      const { autosave, calls, shown } = openAutosave();
      autosave.type({ comments: 'mío' });
      await pass(PAUSE_MS);
      calls[0]?.fail(
        errorOfAnswer(412, { code: 'stale', message: '', current: stored(2, { comments: 'de ella' }) }),
      );
      await pass(10 * PAUSE_MS);
      expect([calls.length, shown().comments]).toEqual([1, 'mío']);
      expect(autosave.state().typing.disputed).toEqual(['comments']);
      autosave.choose('comments', whose);
      await pass(0);
      expect(shown().comments).toBe(whose === 'mine' ? 'mío' : 'de ella');
      expect(calls.slice(1).map(({ fields, version }) => [fields, version])).toEqual(
        whose === 'mine' ? [[{ comments: 'mío' }, 2]] : [],
      );
    },
  );

  test('without network it is kept and said; it is sent when the network is back', async () => {
    const { autosave, calls, status, kept, setOnline } = openAutosave();
    setOnline(false);
    autosave.type({ comments: 'sin señal' });
    await pass(PAUSE_MS);
    expect([calls.length, status(), kept()]).toEqual([0, 'offline', { comments: 'sin señal' }]);
    setOnline(true);
    void autosave.flush();
    calls[0]?.fail(errorWithoutAnswer('network'));
    await pass(0);
    expect(status()).toBe('offline');
    await pass(10_000);
    expect(calls[1]).toMatchObject({ fields: { comments: 'sin señal' } });
  });

  test('a refusal is said and what was typed stays; what cannot be sent waits, the rest goes', async () => {
    const { autosave, calls, status, shown } = openAutosave();
    autosave.type({ comments: 'x'.repeat(21), sales_channel: 'phone' });
    await pass(PAUSE_MS);
    expect(calls[0]?.fields).toEqual({ sales_channel: 'phone' });
    calls[0]?.fail(errorOfAnswer(404, { code: 'not_found', message: '' }));
    await pass(60_000);
    expect([calls.length, status(), shown().comments]).toEqual([1, 'failed', 'x'.repeat(21)]);
  });

  test('an older copy of the order takes nothing back', () => {
    const { autosave, shown } = openAutosave();
    autosave.arrive(stored(3, { comments: 'nuevo' }));
    autosave.arrive(stored(2, { comments: 'viejo' }));
    expect(shown().comments).toBe('nuevo');
  });
});
