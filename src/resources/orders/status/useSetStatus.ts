import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { errorSentence } from '../../../i18n/error-sentence.ts';

/** Cancelling gives goods back, so stock changes with the order. */
const TOUCHED = ['orders', 'products', 'customers'];

/** Sets one of an order's two statuses and reads it again; says how it went. */
export function useSetStatus(orderId: number, type: 1 | 2) {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const set = async (statusId: number, name: string): Promise<boolean> => {
    setSaving(true);
    try {
      await provider.setOrderStatus(orderId, statusId, type);
      await Promise.all(TOUCHED.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
      notify(translate('orders.status.done', { name }), { type: 'success' });
      return true;
    } catch (error) {
      notify(translate('orders.status.failed', { reason: errorSentence(translate, error) }), {
        type: 'error',
      });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { saving, set };
}
