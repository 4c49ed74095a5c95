import { isEmail } from '../../../../domain/identity/email.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';
import type { DetailsValues } from './details-values.ts';

export type DetailsField = keyof DetailsValues;

/** What an invoice cannot do without (spec 2 §5). */
export const REQUIRED: ReadonlySet<DetailsField> = new Set([
  'contact_name',
  'contact_last_name',
  'document_type_id',
  'dni',
  'country_code',
  'address',
  'emails',
]);

/** The fields that are wrong or missing, in the order of the form. A city is asked for in Colombia alone. */
export function brokenDetails(values: DetailsValues): DetailsField[] {
  const missing = [...REQUIRED].filter((field) => isBlank(values[field]));
  const city = values.country_code === DEFAULT_COUNTRY && isBlank(values.city_id);
  const mails = !isBlank(values.emails) && !areEmails(values.emails ?? '');
  return [...missing, ...(city ? (['city_id'] as const) : []), ...(mails ? (['emails'] as const) : [])];
}

/** A list of addresses, separated by commas. */
function areEmails(text: string): boolean {
  return text.split(',').every((one) => isEmail(one.trim()));
}

function isBlank(value: string | number | null): boolean {
  return value === null || String(value).trim() === '';
}
