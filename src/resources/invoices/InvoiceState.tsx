import { use } from 'react';
import type { InvoiceAnswer } from '../../../domain/plans/billing-types.ts';
import { ChipField } from '../../generator/fields/ChipField.tsx';
import { loadList } from '../../schema/load-list.ts';

/** The state of an invoice in the words and colours of its schema. */
export function InvoiceState({ invoice }: { invoice: Pick<InvoiceAnswer, 'invoice_status_id'> }) {
  const { fields } = use(loadList('invoices'));
  const field = fields['invoice_status_id'];
  return field && <ChipField field={field} value={invoice.invoice_status_id} record={RECORD} />;
}

/** The chip reads its value alone. */
const RECORD = { id: 0 };
