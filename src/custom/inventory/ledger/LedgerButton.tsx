import IconButton from '@mui/material/IconButton';
import HistoryIcon from '@mui/icons-material/History';
import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import { shelfName } from '../shelf-name.ts';
import { ledgerPart } from './ledger-part.ts';

interface LedgerButtonProps {
  shelf: InventoryRow;
  onOpen(shelf: InventoryRow): void;
}

/** Opens what changed the units of a shelf. */
export function LedgerButton({ shelf, onOpen }: LedgerButtonProps) {
  const { ledger } = useDictionary(INVENTORY_WORDS);
  const name = fill(ledger.open, { name: shelfName(shelf) });
  return (
    <IconButton
      aria-label={name}
      title={name}
      onPointerEnter={ledgerPart.preload}
      onClick={() => onOpen(shelf)}
    >
      <HistoryIcon />
    </IconButton>
  );
}
