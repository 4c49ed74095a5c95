import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { ORDERS_NOTED_WORDS } from '../../../../generated/words/orders-noted.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useOnline } from '../../../dataProvider/useOnline.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { refreshOrders, startOrder } from '../order-api.ts';
import { buyerOf } from './noted-lines.ts';
import { useNotedOrders, useNotedState } from './noted-orders.ts';
import { sendNoted } from './send-noted.ts';

/** Milliseconds until the next try where a device says that it has signal, and no answer comes. */
const PAUSE = 60_000;

/**
 * Sends what was noted without signal: at the start, with the signal, with the next call that is answered, and when asked.
 * It draws nothing.
 */
export default function NotedSender() {
  const noted = useNotedOrders();
  const { orders, asked } = useNotedState();
  const online = useOnline();
  const words = useWords(ORDERS_NOTED_WORDS);
  const notify = useNotify();
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const busy = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useEffectEvent(async () => {
    if (busy.current || !navigator.onLine) return;
    busy.current = true;
    clearTimeout(again.current);
    again.current = undefined;
    try {
      const clear = await sendNoted({
        noted,
        create: provider.createManualOrder,
        onSent: (order, { values }) => {
          startOrder(queries, order);
          refreshOrders(queries);
          const sentence = fill(words.sent, { sequence: order.sequence ?? '', name: buyerOf(values) });
          notify(sentence, { type: 'success', autoHideDuration: 10_000 });
        },
      });
      if (!clear) again.current = setTimeout(noted.sendNow, PAUSE);
    } catch {
      // The device lost its storage meanwhile; the next start reads it again.
    } finally {
      busy.current = false;
    }
  });
  // Another order, another press, and the signal each begin it anew.
  const cause = online ? `${orders.length} ${asked}` : '';
  useEffect(() => {
    if (cause !== '') void send();
  }, [cause]);
  useEffect(() => {
    const stop = queries.getQueryCache().subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
      if (isAnswer && again.current !== undefined) void send();
    });
    return () => {
      stop();
      clearTimeout(again.current);
    };
  }, [queries]);
  return null;
}
