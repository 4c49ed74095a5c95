import Button from '@mui/material/Button';
import CloseIcon from '@mui/icons-material/Close';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';
import type { InventoryQuery } from './useInventoryQuery.ts';

/** Says that one product alone is shown, and leads back to all. */
export function OnlyProduct({ asked, name }: { asked: InventoryQuery; name: string | undefined }) {
  const words = useDictionary(INVENTORY_WORDS);
  if (asked.product === '' || name === undefined) return null;
  return (
    <Button endIcon={<CloseIcon />} title={words.show_all} onClick={() => asked.set({ product: '' })}>
      {fill(words.only_product, { name })}
    </Button>
  );
}
