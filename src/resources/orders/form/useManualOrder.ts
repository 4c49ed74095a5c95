import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { changed, isUnclear, leaving, MOST_NOTED, noteOrder } from '../../../../domain/orders/noted-order.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { MANUAL_ORDER_WORDS } from '../../../../generated/words/manual-order.ts';
import { ORDERS_NOTED_WORDS } from '../../../../generated/words/orders-noted.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useConnected } from '../../../dataProvider/useOnline.ts';
import { newRequestId } from '../../../dataProvider/http.ts';
import { initialValues } from '../../../form/values.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import type { FormSchema } from '../../../manifest/load-form.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { failureOf } from '../../../ui/form/useWrite.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import type { Created } from '../list/CreatedOrder.tsx';
import { putNoted } from '../noted/change-noted.ts';
import { buyerOf } from '../noted/noted-lines.ts';
import { useNotedOrders, useNotedState, type Noted } from '../noted/noted-orders.ts';
import { refreshOrders, startOrder } from '../order-api.ts';
import { manualOrderBody, startOfOrder, type AskedForm, type ManualOrder } from './manual-order.ts';
import { orderRefusal, orderSentences } from './order-checks.ts';

interface ManualOrderSettings {
  draftKey: string;
  /** The store's own form. */
  asked: AskedForm | undefined;
  /** The order that only this device has, to be changed; undefined for a new one. */
  noted: Noted | undefined;
}

/**
 * A manual order without its looks: a form that `POST /create-manual-order` writes, or that notes the order on this device
 * where there is no signal (decision 90).
 */
export function useManualOrder(loaded: FormSchema, { draftKey, asked, noted }: ManualOrderSettings) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const words = useWords(MANUAL_ORDER_WORDS);
  const wordsOfNoted = useWords(ORDERS_NOTED_WORDS);
  const queries = useQueryClient();
  const { timeZone } = useDates();
  const money = useMoney();
  const sentences = useMemo(
    () => orderSentences(loaded, translate, asked?.fields ?? []),
    [loaded, translate, asked],
  );
  const store = useStore();
  const [defaults] = useState(() => {
    if (noted !== undefined) return noted.values;
    const blank = initialValues(Object.values(loaded.descriptor.fields), undefined);
    const given = startOfOrder(new Date(), store);
    return { ...blank, ...given, customer: { ...groupOf(blank.customer), ...given.customer } };
  });
  // The list shows the new order at once.
  useEffect(() => void import('../list/CreatedOrder.tsx').catch(() => undefined), []);
  const { orders } = useNotedState();
  const write = useOrderOrNote(noted);
  const form = useWriteForm<ManualOrder, Order | Noted>({
    draftKey,
    defaults,
    validate: sentences,
    write: (order) => write(order, manualOrderBody(order, timeZone, asked)),
    onSaved: async (saved) => {
      if ('notedAt' in saved) {
        const sentence = noted === undefined ? wordsOfNoted.noted : wordsOfNoted.changed;
        notify(fill(sentence, { name: buyerOf(saved.values) }), { type: 'info', autoHideDuration: 10_000 });
        await navigate(pathOf('orders', 'list'), { replace: true });
        return;
      }
      startOrder(queries, saved);
      refreshOrders(queries);
      const state: Created = { created: saved.id };
      // Back would show the empty form, as if nothing had been made.
      await navigate(pathOf('orders', 'list'), { replace: true, state });
    },
    refusalOf: (failure, order) =>
      orderRefusal(failure, order.order_details, translate, {
        stock: words.short_stock,
        other: words.failed,
        repriced: (before, now) => fill(words.repriced, { before: money(before), now: money(now) }),
      }),
  });
  return { ...form, sentences, room: noted !== undefined || orders.length < MOST_NOTED };
}

/** Makes the order; without signal, or where its answer is lost, it is noted on this device. */
function useOrderOrNote(noted: Noted | undefined) {
  const provider = useDataProvider<AppDataProvider>();
  const orders = useNotedOrders();
  const connected = useConnected();
  const put = (note: Noted) => putNoted(orders, note);
  // Pressed again with the same content, it is the same order, and with another one a new one.
  const attempt = useRef({ content: '', id: '' });
  return async (values: ManualOrder, body: Noted['body']): Promise<Order | Noted> => {
    if (noted !== undefined) {
      const next = changed(noted, { values, body });
      if (await put(next)) return next;
    }
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, id: newRequestId() };
    const { id } = attempt.current;
    const note = noteOrder({ id, notedAt: Date.now(), values, body });
    if (!connected && (await put(note))) return note;
    try {
      return await provider.createManualOrder(body, id);
    } catch (error) {
      const sent = leaving(note, note.notedAt);
      if (isUnclear(failureOf(error).code) && (await put(sent))) return sent;
      throw error;
    }
  };
}

function groupOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
