import Box from '@mui/material/Box';
import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import { useCountChange } from './useCountChange.ts';

/** On a phone: what the count changes on a shelf, as `12 → 10 (−2)`, or that it matches. */
export function CountChange({ shelf }: { shelf: InventoryRow }) {
  const change = useCountChange()(shelf);
  const words = useDictionary(INVENTORY_WORDS);
  if (shelf.count === null) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      {change === undefined ? (
        <StatusChip tone="success" icon="check" label={words.count.same} />
      ) : (
        <StatusChip tone="warning" icon="alert" label={`${change.step} (${change.difference})`} />
      )}
    </Box>
  );
}
