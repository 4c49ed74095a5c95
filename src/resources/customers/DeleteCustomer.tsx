import { useTranslate } from 'ra-core';
import { DeleteRecord } from '../../generator/form/DeleteRecord.tsx';
import type { CardProps } from '../../generator/manifest/manifest.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { CUSTOMER_WORDS } from './customer-words.ts';

export type DeleteCustomerProps = CardProps<'customers'> & { resource: string };

/** Deletes a client after a question that says what becomes of their purchases. */
export default function DeleteCustomer({ resource, record }: DeleteCustomerProps) {
  const words = useDictionary(CUSTOMER_WORDS);
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
