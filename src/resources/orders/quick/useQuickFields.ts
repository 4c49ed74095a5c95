import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { dropDraft, keepDraft, readDraft } from '../../../ui/form/draft-store.ts';
import { useDraftOwner } from '../../../ui/form/useDraftOwner.ts';
import { createAutosave, type Autosave, type AutosaveState } from './autosave.ts';
import { useUnsentOrders } from './send-once-online.ts';
import {
  nothingTyped,
  orderArrives,
  type QuickFields,
  type QuickSource,
  type Typing,
} from './typed-fields.ts';

/**
 * The fields of an order that save themselves on its page. What is typed is kept in the tab until it is stored; a later
 * visit of the order goes on with it.
 */
export function useQuickFields(
  order: Order,
  wrong: (fields: Partial<QuickFields>) => readonly QuickSource[],
): { autosave: Autosave; state: AutosaveState } {
  const key = `${useDraftOwner()}.orders.${order.id}.quick`;
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { sendOnceOnline, sentHere } = useUnsentOrders();
  const [autosave] = useState(() =>
    createAutosave({
      start: startOf(key, order),
      send: async (fields, base) => {
        const calls = await provider.loadOrderCalls();
        const stored = await calls.changeOrder(base, fields);
        void queries.invalidateQueries({ queryKey: ['orders'] });
        return stored;
      },
      keep: ({ base, typed }) =>
        Object.keys(typed).length === 0 ? dropDraft(key) : keepDraft(key, { base, values: typed }),
      isOnline: () => navigator.onLine,
      wrong,
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  useEffect(() => autosave.arrive(order), [autosave, order]);
  useEffect(() => {
    const now = () => void autosave.flush();
    const hidden = () => {
      // A phone may end a page that is out of sight.
      if (document.visibilityState === 'hidden') now();
    };
    // A draft of an earlier visit is sent, and so is the rest when the page is left.
    sentHere(key);
    now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', hidden);
      now();
      sendOnceOnline(key, now);
    };
  }, [autosave, key, sendOnceOnline, sentHere]);
  return useMemo(() => ({ autosave, state }), [autosave, state]);
}

function startOf(key: string, order: Order): Typing {
  const draft = readDraft<QuickFields, Order>(key);
  if (draft?.base === undefined) return nothingTyped(order);
  return orderArrives({ ...nothingTyped(draft.base), typed: draft.values }, order);
}
