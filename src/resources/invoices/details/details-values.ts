import type { BillingDetails, BillingInformation } from '../../../../domain/plans/billing-types.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';

/** The form's own values: what is not typed yet is null, and a city goes by its DANE code. */
export interface DetailsValues {
  contact_name: string | null;
  contact_last_name: string | null;
  legal_name: string | null;
  document_type_id: number | null;
  dni: string | null;
  country_code: string | null;
  city_id: string | null;
  zip_code: string | null;
  address: string | null;
  emails: string | null;
}

/** @param country that of the form when it opens */
export function valuesOf(stored: BillingInformation | null, country: string): DetailsValues {
  return {
    contact_name: stored?.contact_name ?? null,
    contact_last_name: stored?.contact_last_name ?? null,
    legal_name: stored?.legal_name ?? null,
    document_type_id: stored?.document_type_id ?? null,
    dni: stored?.dni ?? null,
    country_code: country,
    city_id: stored?.city_id ?? null,
    zip_code: stored?.zip_code ?? null,
    address: stored?.address ?? null,
    emails: stored?.emails ?? null,
  };
}

/** The body of a write. The values have been checked. */
export function bodyOf(values: DetailsValues): BillingDetails {
  const { city_id, country_code } = values;
  return {
    contact_name: values.contact_name?.trim() ?? '',
    contact_last_name: values.contact_last_name?.trim() ?? '',
    legal_name: values.legal_name?.trim() || null,
    document_type_id: values.document_type_id ?? 0,
    dni: values.dni?.trim() ?? '',
    country_code: country_code ?? '',
    city_id: country_code === DEFAULT_COUNTRY ? city_id : null,
    zip_code: values.zip_code?.trim() || null,
    address: values.address?.trim() ?? '',
    emails: values.emails?.trim() ?? '',
  };
}
