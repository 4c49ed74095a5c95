import { DOCUMENT_TYPES } from '../documents/documents.ts';
import { isEmail } from '../identity/credentials.ts';
import { findCity } from '../places/cities.ts';
import { COUNTRIES } from '../places/countries.ts';
import type { BillingDetails } from './billing-types.ts';

/** Addresses that one invoice goes to. */
const MOST_EMAILS = 10;

export interface DetailProblem {
  key: 'required' | 'enum' | 'emails' | 'too_many_emails';
  args?: { limit: number };
}

export type DetailProblems = Partial<Record<keyof BillingDetails, DetailProblem>>;

/** What is wrong with a list of mail addresses, separated by commas (spec 2 §5). */
function emailsProblem(text: string): DetailProblem | undefined {
  const emails = text.split(',');
  if (!emails.every(isEmail)) return { key: 'emails' };
  if (emails.length > MOST_EMAILS) return { key: 'too_many_emails', args: { limit: MOST_EMAILS } };
  return undefined;
}

/** What was typed without spaces around it. A city counts in Colombia alone; elsewhere it is cleared. */
export function tidyDetails(
  sent: Omit<BillingDetails, 'legal_name' | 'city_id' | 'zip_code'> &
    Partial<Pick<BillingDetails, 'legal_name' | 'city_id' | 'zip_code'>>,
): BillingDetails {
  return {
    contact_name: sent.contact_name.trim(),
    contact_last_name: sent.contact_last_name.trim(),
    legal_name: sent.legal_name?.trim() || null,
    document_type_id: sent.document_type_id,
    dni: sent.dni.trim(),
    country_code: sent.country_code,
    city_id: sent.country_code === 'CO' ? (sent.city_id ?? null) : null,
    zip_code: sent.zip_code?.trim() || null,
    address: sent.address.trim(),
    emails: sent.emails
      .split(',')
      .map((email) => email.trim())
      .join(', '),
  };
}

const REQUIRED = ['contact_name', 'contact_last_name', 'dni', 'address', 'emails'] as const;

/** What is wrong with tidied details, by field; null when nothing is. */
export function checkDetails(details: BillingDetails): DetailProblems | null {
  const errors: DetailProblems = {};
  for (const name of REQUIRED) if (details[name] === '') errors[name] = { key: 'required' };
  const emails = details.emails === '' ? undefined : emailsProblem(details.emails);
  if (emails !== undefined) errors.emails = emails;
  if (!DOCUMENT_TYPES.some(({ id }) => id === details.document_type_id))
    errors.document_type_id = { key: 'enum' };
  if (details.country_code === '') errors.country_code = { key: 'required' };
  else if (!COUNTRIES.some(({ code }) => code === details.country_code))
    errors.country_code = { key: 'enum' };
  if (details.country_code === 'CO') {
    if (details.city_id === null) errors.city_id = { key: 'required' };
    else if (findCity(details.city_id) === undefined) errors.city_id = { key: 'enum' };
  }
  return Object.keys(errors).length === 0 ? null : errors;
}
