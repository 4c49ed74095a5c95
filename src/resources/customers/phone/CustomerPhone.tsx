import { use } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { get, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isPhone, NO_PHONE } from '../../../../domain/phones/phone.ts';
import { phoneKey, phoneNotations } from '../../../../domain/phones/notations.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import { CUSTOMERS_WORDS } from '../../../../generated/words/customers.ts';
import { asText, type InputProps } from '../../../kinds/inputs/input.ts';
import { PhoneInput } from '../../../kinds/inputs/PhoneInput.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useMayLookUp, useRecordPath } from '../../../schema/useAllowed.ts';
import { useRepresent } from '../../../schema/representation.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { PickCustomerContext } from './pick-customer.ts';

/**
 * The number of a client. Another client who has it already is named below, before a second one is made. A stored
 * client's own number is not looked up.
 */
export function CustomerPhone(props: InputProps) {
  const phone = asText(useWatch({ name: props.name }));
  const { defaultValues } = useFormState();
  // A buyer who is typed into an order is stored with it: until then they have no id.
  const unstored = use(PickCustomerContext) !== undefined && get(defaultValues, 'id') == null;
  const isNew = unstored || phoneKey(phone) !== phoneKey(asText(get(defaultValues, props.name)));
  return (
    <div>
      <PhoneInput {...props} />
      <PhoneOwner phone={isNew ? phone : ''} />
    </div>
  );
}

const PAUSE_MS = 300;
/** The digits may stand in a document or an address of mail too. */
const FOUND = 10;

/**
 * The client of the store with this number in any notation: of several the oldest whose main number it is, else one who
 * has it as a further one. Only a whole number is looked up, once the typing pauses.
 */
function useOwnerOfPhone(phone: string): Customer | undefined {
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
  const has = ({ phone_number }: { phone_number: string | null }) =>
    phone_number !== null && notations.includes(phone_number);
  return data.find(has) ?? data.find(({ contacts }) => contacts.some(has));
}

/** `Este teléfono ya es de Ana Gil`, with the way to her; nothing while the number is nobody's. */
function PhoneOwner({ phone }: { phone: string }) {
  const words = useWords(CUSTOMERS_WORDS);
  const represent = useRepresent();
  const pick = use(PickCustomerContext);
  const owner = useOwnerOfPhone(phone);
  const pathTo = useRecordPath('customers');
  const path = owner && pathTo(owner);
  const name = owner && represent('customers', owner);
  return (
    <Box component="output" sx={notice}>
      {name !== undefined && <span>{fill(words.phone_taken, { name })}</span>}
      {owner !== undefined &&
        (pick === undefined ? (
          path !== undefined && (
            <Button component={Link} to={path} sx={choice}>
              {words.open_owner}
            </Button>
          )
        ) : (
          <Button onClick={() => pick(owner)} sx={choice}>
            {words.pick_owner}
          </Button>
        ))}
    </Box>
  );
}

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 0.5,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
} as const;
const choice = { minHeight: 'var(--target)', ml: -2 } as const;
