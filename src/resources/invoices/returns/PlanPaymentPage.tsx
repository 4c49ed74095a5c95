import { useParams } from 'react-router-dom';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

/** The page of thanks needs no session and no admin: the browser loads it. */
const THANKS = '/thank-you';

/** `/payments/{planId}/{paymentTypeId}`: the way back from paying a plan. */
export default function PlanPaymentPage() {
  const { returns } = useDictionary(BILLING_WORDS);
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
