import { useParams } from 'react-router-dom';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

/** `/pay-bill/{id}`: the way back from paying an invoice. */
export default function PayBillPage() {
  const { returns } = useDictionary(BILLING_WORDS);
  const { id } = useParams();
  return (
    <PaymentReturn
      failed={returns.bill_failed}
      report={(calls, body) => calls.reportInvoicePayment(Number(id), body)}
    />
  );
}
