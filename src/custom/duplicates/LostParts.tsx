import Box from '@mui/material/Box';
import type { Customer } from '../../../generated/customers/types.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { DUPLICATES_WORDS } from './duplicates-words.ts';
import { lostParts, type MergeChoice } from './merge-choice.ts';

interface LostPartsProps {
  customers: readonly Customer[];
  choice: MergeChoice;
}

/** What nobody has any more after the merge, each with what it is; nothing where all of it is kept. */
export function LostParts({ customers, choice }: LostPartsProps) {
  const words = useDictionary(DUPLICATES_WORDS);
  const lost = lostParts(customers, choice);
  if (lost.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Box>{words.lost}</Box>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {lost.map(({ part, text }) => (
          <li key={`${part} ${text}`}>
            {words.parts[part]}: {text}
          </li>
        ))}
      </Box>
    </Box>
  );
}
