import Box from '@mui/material/Box';
import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useCountChange } from './useCountChange.ts';

/** On a phone: what the count changes on a shelf, as `12 → 10 (−2)`. */
export function CountChange({ shelf }: { shelf: InventoryRow }) {
  const change = useCountChange()(shelf);
  if (change === undefined) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <StatusChip tone="warning" icon="alert" label={`${change.step} (${change.difference})`} />
    </Box>
  );
}
