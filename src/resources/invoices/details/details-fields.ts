import { DOCUMENT_TYPES } from '../../../../domain/documents/types.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Words } from '../../../../domain/schema/vocabulary.ts';
import { BILLING_WORDS, type BillingWords } from '../billing-words.ts';
import type { DetailsField } from './broken-details.ts';

type TextName = Exclude<DetailsField, 'document_type_id' | 'country_code' | 'city_id'>;

const LENGTHS: Readonly<Record<TextName, number>> = {
  contact_name: 80,
  contact_last_name: 80,
  legal_name: 160,
  dni: 30,
  zip_code: 12,
  address: 200,
  emails: 500,
};

function words(pick: (words: BillingWords) => string): Words {
  const { es, en, pt } = BILLING_WORDS;
  return { es: pick(es), en: pick(en), pt: pick(pt) };
}

function textField(source: TextName, help?: keyof BillingWords['details']): FieldDescriptor {
  return {
    source,
    kind: 'text',
    widget: 'text',
    display: 'text',
    label: words(({ details }) => details.fields[source]),
    ...(help && { help: words(({ details }) => String(details[help])) }),
    bounds: { maxLength: LENGTHS[source] },
  };
}

/** The billing details as fields, so that the inputs of records show them. */
export const DETAILS_FIELDS: { readonly [Name in DetailsField]: FieldDescriptor } = {
  contact_name: textField('contact_name'),
  contact_last_name: textField('contact_last_name'),
  legal_name: textField('legal_name', 'legal_name_help'),
  document_type_id: {
    source: 'document_type_id',
    kind: 'enum',
    widget: 'select',
    display: 'text',
    label: words(({ details }) => details.fields.document_type_id),
    enum: DOCUMENT_TYPES.map(({ id, code }) => ({ value: id, label: { es: code } })),
  },
  dni: textField('dni'),
  country_code: {
    source: 'country_code',
    kind: 'text',
    widget: 'country',
    display: 'country',
    label: words(({ details }) => details.fields.country_code),
  },
  city_id: {
    source: 'city_id',
    kind: 'text',
    widget: 'city',
    display: 'city',
    label: words(({ details }) => details.fields.city_id),
  },
  zip_code: textField('zip_code'),
  address: textField('address'),
  emails: textField('emails', 'emails_help'),
};
