import { NO_PHONE } from '../../../../domain/phones/no-phone.ts';
import { phoneNotations } from '../../../../domain/phones/notations.ts';
import type { Stored } from '../../../resources/record-types.ts';

/** What of a client says who the person is. */
export const PERSONAL_FIELDS = [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'contacts',
  'document_type',
  'dni',
  'country_code',
  'city_id',
  'city',
  'address',
  'address_line',
  'notes',
] as const satisfies (keyof Stored<'customers'>)[];

/** All numbers of a client in each notation; none for one who has no phone. */
export function phonesOf({ phone_number, contacts = [] }: Reachable): string[] {
  return [phone_number, ...contacts.map((contact) => contact.phone_number)].flatMap((phone) =>
    phone === null || phone === undefined || phone === NO_PHONE ? [] : phoneNotations(phone),
  );
}

type Reachable = {
  phone_number?: string | null;
  contacts?: readonly { phone_number?: string | null }[] | undefined;
};
