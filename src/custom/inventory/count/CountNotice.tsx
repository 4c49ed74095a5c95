import Box from '@mui/material/Box';
import type { OpenCount } from '../../../../domain/stock/inventory-row.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';

/** Outside of a count that is open: that it is, and who began it. */
export function CountNotice({ count: { user } }: { count: OpenCount }) {
  const { count } = useDictionary(INVENTORY_WORDS);
  return (
    <Box
      sx={{
        mb: 1.5,
        p: 1.5,
        borderRadius: 'var(--radius)',
        color: color('info'),
        backgroundColor: color('info-soft'),
      }}
    >
      {user === null ? count.opened_nobody : fill(count.opened, { user })}
    </Box>
  );
}
