import { useNotify } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useRecord, useRecords } from '../../../schema/record-hooks.ts';
import { copiedOrder } from './copied-order.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';
import type { ManualOrder } from './manual-order.ts';

/** Lines of one order. */
const MOST_LINES = 100;

/** Opening the page from an order fills in what it had, once; 0 is none. A restored draft of it stays unchanged. */
export function useCopiedOrder(form: UseFormReturn<ManualOrder>, id: number, restored: boolean): void {
  const notify = useNotify();
  const words = useDictionary(MANUAL_ORDER_WORDS);
  const done = useRef(restored);
  const { data: order } = useRecord('orders', id, { enabled: id > 0 });
  const ids = useMemo(
    () => [...new Set(order?.order_details.flatMap(({ product_id }) => product_id ?? []))],
    [order],
  );
  const { data: products = NONE, isSuccess } = useRecords(
    'products',
    {
      pagination: { page: 1, perPage: MOST_LINES },
      sort: { field: 'id', order: 'ASC' },
      filter: { 'id.in': ids },
    },
    { enabled: ids.length > 0 },
  );
  const ready = order !== undefined && (ids.length === 0 || isSuccess);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    const { values, gone } = copiedOrder(order, products);
    form.setValues({ ...form.getValues(), ...values });
    if (gone.length > 0) notify(fill(words.gone, { names: gone.join(', ') }), { type: 'warning' });
  }, [ready, order, products, form, notify, words]);
}

const NONE: never[] = [];
