import { useTranslate } from 'ra-core';
import { CUSTOMERS_WORDS } from '../../../generated/words/customers.ts';
import { DeleteRecord } from '../../form/DeleteRecord.tsx';
import type { CardProps } from '../../manifest/manifest.ts';
import { fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { useRepresent } from '../../schema/representation.ts';

export type DeleteCustomerProps = CardProps<'customers'> & { resource: string };

/** Deletes a client after a question that says what becomes of their purchases. */
export default function DeleteCustomer({ resource, record }: DeleteCustomerProps) {
  const words = useWords(CUSTOMERS_WORDS);
  const locale = useAppLocale();
  const translate = useTranslate();
  const represent = useRepresent();
  const purchases = record.quantity ?? 0;
  const sentences = [
    translate('form.delete_confirm', { name: represent(resource, record) }),
    ...(purchases > 0 ? [fillCount(words.delete_purchases, purchases, locale)] : []),
  ];
  return <DeleteRecord resource={resource} record={record} message={sentences.join(' ')} />;
}
