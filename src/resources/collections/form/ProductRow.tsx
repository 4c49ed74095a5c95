import { memo } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import UndoIcon from '@mui/icons-material/Undo';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { clamped } from '../../../theme/clamped.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { ListedField } from '../../../generator/fields/ListedField.tsx';
import { COLLECTION_WORDS } from '../collection-words.ts';
import type { Picked } from './contents.ts';

export type RowAct = 'add' | 'remove' | 'keep';

interface ProductRowProps {
  product: Picked;
  /** What becomes of it, or what it is already. */
  note?: string | undefined;
  /** What its button does; no button without one. */
  act?: RowAct | undefined;
  onAct?(product: Picked, act: RowAct): void;
}

const ICONS = { add: AddIcon, remove: RemoveIcon, keep: UndoIcon };

/** A product with its picture, price and the one thing that can be done with it. */
export const ProductRow = memo(function ProductRow({ product, note, act, onAct }: ProductRowProps) {
  const words = useDictionary(COLLECTION_WORDS);
  const { name, sold, picture_url } = product;
  const Icon = act && ICONS[act];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: '100%', pl: 1.5, pr: 0.5 }}>
      <Thumbnail url={picture_url} name={name} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={clamped(1)}>{name}</Box>
        <Box sx={{ ...quiet, ...clamped(1) }}>
          {sold !== null && <ListedField resource="products" source="price" record={sold} />}
          {note !== undefined && (sold === null ? note : ` · ${note}`)}
        </Box>
      </Box>
      {Icon !== undefined && act !== undefined && (
        <IconButton aria-label={fill(words[act], { name })} onClick={() => onAct?.(product, act)}>
          <Icon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});
