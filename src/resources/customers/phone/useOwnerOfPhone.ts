import { NO_PHONE } from '../../../../domain/phones/no-phone.ts';
import { phoneNotations } from '../../../../domain/phones/notations.ts';
import { isPhone } from '../../../../domain/phones/phone.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useMayLookUp } from '../../../schema/useAllowed.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';

const PAUSE_MS = 300;
/** The digits may stand in a document or an address of mail too. */
const FOUND = 10;

/**
 * The client of the store with this number in any notation: of several the oldest, whom an order with the number goes
 * to as well. Only a whole number is looked up, once the typing pauses.
 */
export function useOwnerOfPhone(phone: string): Customer | undefined {
  const mayList = useMayLookUp('customers');
  const typed = useDebounced(phone, PAUSE_MS);
  const notations = isPhone(typed) && typed !== NO_PHONE ? phoneNotations(typed) : [];
  const { data = [] } = useRecords(
    'customers',
    {
      pagination: { page: 1, perPage: FOUND },
      sort: { field: 'created_at', order: 'ASC' },
      // The shortest notation is part of every other one.
      filter: { search: notations.at(-1) ?? '' },
    },
    { enabled: mayList && notations.length > 0 && typed === phone },
  );
  if (typed !== phone) return undefined;
  return data.find(({ phone_number: stored }) => notations.includes(stored));
}
