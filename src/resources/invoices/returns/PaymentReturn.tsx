import { useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import { useDataProvider, useNotify } from 'ra-core';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type CheckoutStatus, readReturn } from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import type { ReturnReport } from '../../../dataProvider/billing-calls.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { RowsSkeleton } from '../../../ui/state/PageStates.tsx';
import { isRecorded, useBillingRefresh, type ReportedPayment } from '../useBilling.ts';

/** `/pay-bill/{id}`: the way back from paying an invoice. */
export function PayBillPage() {
  const { returns } = useWords(BILLING_WORDS);
  const { id } = useParams();
  return (
    <PaymentReturn
      failed={returns.bill_failed}
      report={(calls, body) => calls.reportInvoicePayment(Number(id), body)}
    />
  );
}

/** The page of thanks needs no session and no admin: the browser loads it. */
const THANKS = '/thank-you';

/** `/payments/{planId}/{paymentTypeId}`: the way back from paying a plan. */
export function PlanPaymentPage() {
  const { returns } = useWords(BILLING_WORDS);
  const { planId, paymentTypeId } = useParams();
  return (
    <PaymentReturn
      failed={returns.plan_failed}
      report={(calls, body) =>
        calls.reportPlanPayment({
          ...body,
          plan_id: Number(planId),
          plan_payment_type_id: Number(paymentTypeId),
        })
      }
      onApproved={() => window.location.replace(THANKS)}
    />
  );
}

type Calls = Awaited<ReturnType<AppDataProvider['loadBillingCalls']>>;

interface PaymentReturnProps {
  /** Makes the server ask the provider about this payment. */
  report(calls: Calls, body: ReturnReport): Promise<CheckoutStatus>;
  /** Why the payment could not be handed on. */
  failed: string;
  /** Where a confirmed payment leads, instead of the billing page. */
  onApproved?: () => void;
}

/**
 * Where a provider sends the merchant back to. What its address says is only shown: the server asks the provider, and
 * the billing page says what is known (BIL-04).
 */
function PaymentReturn({ report, failed, onApproved }: PaymentReturnProps) {
  const { returns } = useWords(BILLING_WORDS);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useBillingRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  const handOn = useEffectEvent(async () => {
    const { status, reference, paymentId, told } = readReturn(search);
    const payment: ReportedPayment = { status, reference };
    if (isRecorded(status) && reference !== null)
      try {
        const body = {
          ...told,
          external_reference: reference,
          payment_id: paymentId,
          payment_status: status,
          back_url: `${window.location.origin}${window.location.pathname}`,
        };
        const known = await report(await dataProvider.loadBillingCalls(), body);
        await refresh();
        if (known.status === 'approved' && onApproved) return onApproved();
      } catch {
        // Nobody has recorded it: what the address says is not repeated.
        notify(failed, { type: 'error' });
        void navigate(pathOf('invoices', 'list'), { replace: true });
        return;
      }
    void navigate(pathOf('invoices', 'list'), { replace: true, state: { payment } });
  });
  useEffect(() => void handOn(), []);
  return (
    <PageBody narrow>
      <PageHeader title={returns.title} />
      <Box sx={{ mb: 2 }}>{returns.wait}</Box>
      <RowsSkeleton rows={2} height={64} />
    </PageBody>
  );
}
