import { use } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useRepresent } from '../../../schema/useRepresent.ts';
import { CUSTOMER_WORDS } from '../customer-words.ts';
import { PickCustomerContext } from './pick-customer.ts';
import { useOwnerOfPhone } from './useOwnerOfPhone.ts';

/** `Este teléfono ya es de Ana Gil`, with the way to her; nothing while the number is nobody's. */
export function PhoneOwner({ phone }: { phone: string }) {
  const words = useDictionary(CUSTOMER_WORDS);
  const represent = useRepresent();
  const pick = use(PickCustomerContext);
  const owner = useOwnerOfPhone(phone);
  const name = owner && represent('customers', owner);
  return (
    <Box component="output" sx={notice}>
      {name !== undefined && <span>{fill(words.phone_taken, { name })}</span>}
      {owner !== undefined &&
        (pick === undefined ? (
          <Button component={Link} to={pathOf('customers', 'edit', owner.id)} sx={choice}>
            {words.open_owner}
          </Button>
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
