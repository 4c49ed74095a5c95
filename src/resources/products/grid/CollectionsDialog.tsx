import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TickBox } from '../../../ui/input/TickBox.tsx';
import { matches } from '../../../ui/search/matches.ts';
import { SearchField } from '../../../ui/search/SearchField.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { withDefault } from './grid-columns.ts';
import { GRID_WORDS } from './grid-words.ts';
import type { GridForm } from './useGridForm.ts';

interface CollectionsDialogProps {
  /** Of the product. */
  name: string;
  row: number;
  collections: readonly CollectionNode[];
  onClose(): void;
}

/** Fewer need no search. */
const MANY = 8;

/** Which collections a product is in; the one that every product is in is not offered. */
export function CollectionsDialog({ name, row, collections, onClose }: CollectionsDialogProps) {
  const words = useDictionary(GRID_WORDS);
  const { getValues, setValue, clearErrors } = useFormContext<GridForm>();
  const path = `rows.${row}.collections_id` as const;
  const [chosen, setChosen] = useState<readonly number[]>(() => {
    const held = getValues(path);
    return Array.isArray(held) ? held.filter((id) => typeof id === 'number') : [];
  });
  const [typed, setTyped] = useState('');
  const offered = collections.filter((one) => one.default === 0);
  const shown = offered.filter((one) => matches(one.name, typed));
  const done = (): void => {
    // In one order: the same collections are the same value.
    const ids = withDefault(collections, chosen);
    const before = getValues(path);
    const same =
      Array.isArray(before) && before.length === ids.length && ids.every((id) => before.includes(id));
    if (!same) setValue(path, ids, { shouldDirty: true });
    clearErrors(path);
    onClose();
  };
  return (
    <Dialog
      title={fill(words.collections, { name })}
      width="narrow"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={done}>
          {words.done}
        </Button>
      }
    >
      {offered.length > MANY && <SearchField label={words.search} value={typed} onChange={setTyped} />}
      {shown.length === 0 && <Box sx={quiet}>{words.no_match}</Box>}
      <Box>
        {shown.map((one) => (
          <TickBox
            key={one.id}
            label={one.name}
            checked={chosen.includes(one.id)}
            onChange={(on) =>
              setChosen(on ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))
            }
          />
        ))}
      </Box>
    </Dialog>
  );
}
