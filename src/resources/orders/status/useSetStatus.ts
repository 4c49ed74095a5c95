import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { about } from '../../../ui/notice/about.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { putOrder } from '../put-order.ts';
import { refreshOrders } from '../refresh-orders.ts';

/** Sets one of an order's two statuses, shows it, and reports the result. */
export function useSetStatus(orderId: number, type: 1 | 2) {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { status: words } = useDictionary(ORDER_WORDS);
  const { busy: saving, run } = useWrite();
  /** `onSet` runs once the status is set. */
  const set = (statusId: number, name: string, onSet: () => void): Promise<void> =>
    run(() => provider.setOrderStatus(orderId, statusId, type), {
      onDone: (stored) => {
        putOrder(queries, stored);
        notify(fill(words.done, { name }), { ...about('orders', orderId), type: 'success' });
        onSet();
        refreshOrders(queries);
      },
      onFailure: (failure) => {
        const reason = failureSentence(translate, failure);
        notify(fill(words.failed, { reason }), { ...about('orders', orderId), type: 'error' });
      },
    });
  return { saving, set };
}
