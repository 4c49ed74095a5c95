import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { initialValues } from '../../../generator/form/initial-values.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { manualOrderBody, startOfOrder } from './manual-order.ts';
import type { ManualOrder } from './manual-order.ts';
import { orderSentences } from './order-checks.ts';
import { orderRefusal } from './order-refusal.ts';

/** Resources that a new order changes besides itself: stock, and data of the customer. */
const TOUCHED = ['orders', 'products', 'customers'];

/** A manual order without its looks: a form that `POST /create-manual-order` writes. */
export function useManualOrder(loaded: FormSchema) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { timeZone } = useDates();
  const sentences = useMemo(() => orderSentences(loaded, translate), [loaded, translate]);
  const [defaults] = useState(() => {
    const blank = initialValues(Object.values(loaded.descriptor.fields), undefined);
    const given = startOfOrder(new Date());
    return { ...blank, ...given, customer: { ...groupOf(blank.customer), ...given.customer } };
  });
  const form = useWriteForm<ManualOrder, ManualOrder>({
    draftKey: 'manual-order',
    defaults,
    validate: sentences,
    write: async (order) => {
      await provider.createManualOrder(manualOrderBody(order, timeZone));
      return order;
    },
    onSaved: async () => {
      for (const resource of TOUCHED) void queries.invalidateQueries({ queryKey: [resource] });
      notify('orders.create.done', { type: 'success' });
      await navigate(pathOf('orders', 'list'));
    },
    refusalOf: (failure, order) => orderRefusal(failure, order.order_details, translate),
  });
  return { ...form, sentences };
}

function groupOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
