import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';

export const OVERVIEWS = ['stores', 'invoices'] as const;
export type Overview = (typeof OVERVIEWS)[number];

const PER_PAGE = 20;
/** Instead of a state: invoices at whose money a person must look. */
export const TO_REVIEW = 'review';
const STATES = ['1', '2', '3', '4', TO_REVIEW];

/** What is on screen, in the address: the back button and a shared link keep it. */
export function useOverview() {
  const [params, setParams] = useSearchParams();
  const open: Overview = params.get('tab') === 'invoices' ? 'invoices' : 'stores';
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const [typed, setTyped] = useState((params.get('search') ?? '').slice(0, 200));
  const search = useDebounced(typed, 300);
  const state = STATES.find((one) => one === params.get('state')) ?? '';
  const change = (changes: Readonly<Record<string, string>>, replace = true): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    open,
    page,
    perPage: PER_PAGE,
    state,
    typed,
    filtered: search !== '' || (open === 'invoices' && state !== ''),
    query: {
      limit: String(PER_PAGE),
      page: String(page),
      ...(search === '' ? {} : { search }),
      ...(open === 'invoices' ? queryOf(state) : {}),
    },
    type: (text: string) => {
      setTyped(text);
      change({ search: text });
    },
    setOpen: (next: Overview) => change({ tab: next === 'stores' ? '' : next, state: '' }, false),
    /** What waits for a person, of all stores. */
    review: () => {
      setTyped('');
      change({ tab: 'invoices', state: TO_REVIEW, search: '' }, false);
    },
    setState: (next: string) => change({ state: next }),
    setPage: (next: number) => change({ page: next === 1 ? '' : String(next) }, false),
  };
}

function queryOf(state: string): Record<string, string> {
  if (state === TO_REVIEW) return { review: 'yes' };
  return state === '' ? {} : { 'invoice_status_id.equals': state };
}

/** Payments that name no invoice. */
export function useNobodysPayments() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['platform', 'payments'],
    queryFn: async ({ signal }) => (await dataProvider.loadPlatformCalls()).payments(signal),
  });
}

/** How much money waits for a person, with an invoice and without; undefined while it is not known. */
export function useToReview(): number | undefined {
  const dataProvider = useDataProvider<AppDataProvider>();
  const payments = useNobodysPayments();
  const invoices = useQuery({
    queryKey: ['platform', 'invoices', 'to review'],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadPlatformCalls()).invoices({ review: 'yes', limit: '1' }, signal),
  });
  if (payments.data === undefined || invoices.data === undefined) return undefined;
  return payments.data.total + invoices.data.total;
}
