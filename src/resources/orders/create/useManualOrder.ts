import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { pathOf } from '../../../schema/paths.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { initialValues } from '../../../generator/form/initial-values.ts';
import type { FormSchema } from '../../../generator/form/load-form.ts';
import type { Values } from '../../../generator/form/payload.ts';
import { useDraft } from '../../../generator/form/useDraft.ts';
import { useDraftOwner } from '../../../generator/form/useDraftOwner.ts';
import { manualOrderBody, startOfOrder } from './manual-order.ts';
import { checksResolver, orderComplaints } from './order-checks.ts';
import { linesOf } from './order-line.ts';
import { refusalOf } from './order-refusal.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** What an order changes besides itself: stock, and what is known of the customer. */
const TOUCHED = ['orders', 'products', 'customers'];

/** A manual order without its looks: values, checks, a draft that outlives the page, and the call. */
export function useManualOrder(loaded: FormSchema) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { timeZone } = useDates();
  const owner = useDraftOwner();
  const complaints = useMemo(() => orderComplaints(loaded, translate), [loaded, translate]);
  const fields = useMemo(() => Object.values(loaded.descriptor.fields), [loaded]);
  const [start] = useState(() => {
    const blank = initialValues(fields, undefined);
    const given = startOfOrder(new Date());
    return { ...blank, ...given, customer: { ...groupOf(blank.customer), ...groupOf(given.customer) } };
  });
  const form = useForm<Values>({
    defaultValues: start,
    resolver: useMemo(() => checksResolver(complaints), [complaints]),
  });
  const draft = useDraft(form, `${owner}.manual-order`, null, fields);
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  const send = async (values: Values): Promise<void> => {
    if (busy.current) return;
    // Released by a refusal alone: after a success the page is on its way out.
    busy.current = true;
    setSending(true);
    setRefusal(null);
    try {
      await provider.createManualOrder(manualOrderBody(values, timeZone));
      draft.forget();
      for (const resource of TOUCHED) void queries.invalidateQueries({ queryKey: [resource] });
      notify('orders.create.done', { type: 'success' });
      await navigate(pathOf('orders', 'list'));
    } catch (error) {
      busy.current = false;
      setSending(false);
      const lines = linesOf(values.order_details);
      const found = refusalOf(error, lines, translate);
      form.setValue(
        'order_details',
        lines.map((line, at) => ({ ...line, stock: found.available.get(at) ?? line.stock })),
      );
      for (const [source, message] of Object.entries(found.fields))
        form.setError(source, { type: 'server', message });
      setRefusal(found);
    }
  };
  return {
    form,
    complaints,
    restored: draft.restored !== undefined,
    refusal,
    sending,
    submit: (event: React.FormEvent) => void form.handleSubmit(send)(event),
    startOver: () => {
      draft.dismiss();
      form.reset(start);
      setRefusal(null);
    },
  };
}

function groupOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
