import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { initialValues } from '../../../generator/form/initial-values.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { startOrder } from '../put-order.ts';
import { refreshOrders } from '../refresh-orders.ts';
import type { Created } from './created.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';
import { manualOrderBody, startOfOrder } from './manual-order.ts';
import type { AskedForm, ManualOrder } from './manual-order.ts';
import { orderSentences } from './order-checks.ts';
import { orderRefusal } from './order-refusal.ts';

/** A manual order without its looks: a form that `POST /create-manual-order` writes. `asked` is the store's own form. */
export function useManualOrder(loaded: FormSchema, draftKey: string, asked: AskedForm | undefined) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { timeZone } = useDates();
  const money = useMoney();
  const sentences = useMemo(
    () => orderSentences(loaded, translate, asked?.fields ?? []),
    [loaded, translate, asked],
  );
  const store = useStore();
  const [defaults] = useState(() => {
    const blank = initialValues(Object.values(loaded.descriptor.fields), undefined);
    const given = startOfOrder(new Date(), store);
    return { ...blank, ...given, customer: { ...groupOf(blank.customer), ...given.customer } };
  });
  const form = useWriteForm<ManualOrder, Order>({
    draftKey,
    defaults,
    validate: sentences,
    write: (order) => provider.createManualOrder(manualOrderBody(order, timeZone, asked)),
    onSaved: async (created) => {
      startOrder(queries, created);
      refreshOrders(queries);
      const state: Created = { created: created.id };
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
  return { ...form, sentences };
}

function groupOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
