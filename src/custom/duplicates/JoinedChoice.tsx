import { useId } from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import type { Customer } from '../../../generated/customers/types.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { columnsOf } from './columns.ts';
import { DUPLICATES_WORDS } from './duplicates-words.ts';
import { FEWEST_MERGED, partText } from './merge-choice.ts';

interface JoinedChoiceProps {
  customers: readonly Customer[];
  /** Ids of those who are not merged. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** Which of several clients are merged. The last two cannot be left out. */
export function JoinedChoice({ customers, left, onChange }: JoinedChoiceProps) {
  const words = useDictionary(DUPLICATES_WORDS);
  const help = useId();
  const fewest = customers.length - left.size <= FEWEST_MERGED;
  const toggle = (id: number, joins: boolean): void => {
    const next = new Set(left);
    if (joins) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <Box component="fieldset" aria-describedby={help} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontWeight: 500 }}>
        {words.joined}
      </FormLabel>
      <Box id={help} sx={quiet}>
        {words.joined_help}
      </Box>
      <Box sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: columnsOf(customers.length) }}>
        {customers.map((customer) => (
          <TickBox
            key={customer.id}
            label={partText(customer, 'name')}
            checked={!left.has(customer.id)}
            disabled={fewest && !left.has(customer.id)}
            onChange={(joins) => toggle(customer.id, joins)}
          />
        ))}
      </Box>
    </Box>
  );
}
