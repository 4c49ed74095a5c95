import { use, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DOCUMENT_TYPES } from '../../../domain/documents/documents.ts';
import { cityAndState, findCity } from '../../../domain/places/cities.ts';
import { countryName } from '../../../domain/places/countries.ts';
import type { BillingDetails, InvoiceAnswer } from '../../../domain/plans/billing-types.ts';
import { BILLING_WORDS } from '../../../generated/words/billing.ts';
import { ChipField } from '../../kinds/enum.tsx';
import { fill, useIntlLocale, useWords } from '../../i18n/words.ts';
import { loadList } from '../../schema/descriptors.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import type { PayDialogProps } from './pay/PayDialog.tsx';
import { useMayPay } from './useBilling.ts';

/** The state of an invoice in the words and colours of its schema. */
export function InvoiceState({ invoice }: { invoice: Pick<InvoiceAnswer, 'invoice_status_id'> }) {
  const { fields } = use(loadList('invoices'));
  const field = fields['invoice_status_id'];
  return field && <ChipField field={field} value={invoice.invoice_status_id} record={RECORD} />;
}

/** The chip reads its value alone. */
const RECORD = { id: 0 };

/** To whom an invoice is made out, as an address is written: name, document, place, mails. */
export function DetailsFacts({ details }: { details: BillingDetails }) {
  const locale = useIntlLocale();
  const { contact_name, contact_last_name, legal_name, document_type_id, dni } = details;
  const city = findCity(details.city_id ?? '');
  const document = DOCUMENT_TYPES.find(({ id }) => id === document_type_id)?.code;
  const contact = `${contact_name} ${contact_last_name}`;
  const place = [city && cityAndState(city), details.zip_code, countryName(details.country_code, locale)];
  const lines = [
    legal_name === null ? null : contact,
    [document, dni].filter(Boolean).join(' '),
    details.address,
    place.filter(Boolean).join(' · '),
    details.emails,
  ];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>{legal_name ?? contact}</Box>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}

const { Part: PayDialog, preloading } = lazyPopup<PayDialogProps>(() => import('./pay/PayDialog.tsx'));

/** Pays an invoice that is pending or overdue (BIL-03); absent for any other. */
export function PayButton({ invoice }: { invoice: InvoiceAnswer }) {
  const { pay } = useWords(BILLING_WORDS);
  const mayPay = useMayPay();
  const [open, setOpen] = useState(false);
  if (!invoice.payable || !mayPay) return null;
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-label={fill(pay.pay_named, { number: invoice.number })}
        {...preloading}
        onClick={() => setOpen(true)}
      >
        {pay.pay}
      </Button>
      {open && <PayDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}
