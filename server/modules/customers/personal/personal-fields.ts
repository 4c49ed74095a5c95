import type { Stored } from '../../../resources/record-types.ts';

/** What of a client says who the person is. */
export const PERSONAL_FIELDS = [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'document_type',
  'dni',
  'country_code',
  'city_id',
  'city',
  'address',
  'address_line',
  'notes',
] as const satisfies (keyof Stored<'customers'>)[];
