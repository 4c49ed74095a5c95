import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import Alert, { type AlertProps } from '@mui/material/Alert';
import { useDataProvider } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { CheckoutStatus } from '../../../../domain/plans/billing-types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { BILLING_WORDS, type BillingWords } from '../billing-words.ts';
import { useBillingRefresh } from '../useBilling.ts';
import { isRecorded, reportedPayment, type ReportedPayment } from './reported-payment.ts';

/** What the provider's page said, and then what the server knows of the payment. Absent on any other visit. */
export function PaymentNotice() {
  const payment = reportedPayment(useLocation().state);
  return payment === undefined ? null : <Notice payment={payment} />;
}

const EVERY = 3000;
/** Answers until a payment that is not confirmed is left to the mail: two minutes. */
const MOST_ANSWERS = 40;

function Notice({ payment }: { payment: ReportedPayment }) {
  const { returns } = useDictionary(BILLING_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useBillingRefresh();
  const { status, reference } = payment;
  const { data } = useQuery({
    queryKey: ['checkout', reference],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadBillingCalls()).checkoutStatus(reference ?? '', signal),
    enabled: reference !== null && isRecorded(status),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isOpen(state.data) && state.dataUpdateCount < MOST_ANSWERS ? EVERY : false,
  });
  const settled = data !== undefined && !isOpen(data);
  const readAgain = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (settled) readAgain();
  }, [settled]);
  const [word, severity] = meaningOf(payment, data);
  return <Alert severity={severity}>{returns.messages[word]}</Alert>;
}

function isOpen(known: CheckoutStatus | undefined): boolean {
  return known === undefined || known.status === 'waiting' || known.status === 'pending';
}

type Meaning = readonly [keyof BillingWords['returns']['messages'], AlertProps['severity']];

/** What the server knows comes first. Until then it is the provider's word, and said as such. */
function meaningOf({ status }: ReportedPayment, known: CheckoutStatus | undefined): Meaning {
  if (known?.status === 'approved') return ['confirmed', 'success'];
  if (known?.status === 'declined') return ['rejected', 'warning'];
  if (known?.status === 'review') return ['review', 'warning'];
  if (status === 'approved') return ['approved', 'success'];
  if (status === 'null') return ['null', 'error'];
  return [status, 'warning'];
}
