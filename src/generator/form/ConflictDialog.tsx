import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { CONFLICT_WORDS } from './conflict-words.ts';
import { chooseTheirs } from './choose.ts';
import type { Values } from './payload.ts';
import type { Clash } from './useRecordWrite.ts';

interface ConflictDialogProps {
  clash: Clash;
  fields: Fields;
  saving: boolean;
  onChoose: (merged: Values) => void;
  onPostpone: () => void;
}

/**
 * Another user changed the same fields meanwhile. The user chooses theirs or mine for each field; nothing is saved
 * before.
 */
export function ConflictDialog({ clash, fields, saving, onChoose, onPostpone }: ConflictDialogProps) {
  const words = useDictionary(CONFLICT_WORDS);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, takeTheirs: boolean) =>
    setTheirs((before) => {
      const next = new Set(before);
      if (takeTheirs) next.add(path);
      else next.delete(path);
      return next;
    });
  return (
    <Dialog
      title={words.title}
      onClose={onPostpone}
      actions={
        <>
          <Button onClick={onPostpone}>{words.back}</Button>
          <Button
            variant="contained"
            loading={saving}
            onClick={() => onChoose(chooseTheirs(clash.merged, clash.conflicts, theirs))}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <DialogContentText>{words.text}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {clash.conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.path}
            conflict={conflict}
            fields={fields}
            record={clash.merged}
            takeTheirs={theirs.has(conflict.path)}
            onChange={(takeTheirs) => choose(conflict.path, takeTheirs)}
          />
        ))}
      </Box>
    </Dialog>
  );
}
