import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { isObject } from '../../domain/json/is-object.ts';
import type { Conflict } from '../../domain/merge/three-way.ts';
import { inCurrencyOf } from '../../domain/schema/currency.ts';
import type { FieldDescriptor, Fields } from '../../domain/schema/descriptors.ts';
import { CONFLICT_WORDS } from '../../generated/words/conflict.ts';
import { useLabel, useWords } from '../i18n/words.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { inputLabel } from '../ui/input/NativeSelect.tsx';
import { FieldDisplay } from '../kinds/display/FieldDisplay.tsx';
import { fieldsOnPath, labelOfPath } from './field-label.ts';
import type { Values } from './values.ts';
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
  const words = useWords(CONFLICT_WORDS);
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

/** The merged record with their values where the user chose them. `theirs` holds the paths of those conflicts. */
export function chooseTheirs(
  merged: Values,
  conflicts: readonly Conflict[],
  theirs: ReadonlySet<string>,
): Values {
  return conflicts
    .filter(({ path }) => theirs.has(path))
    .reduce((record, conflict) => {
      const next: unknown = put(record, conflict.path.split('.'), conflict.theirs);
      return isObject(next) ? next : record;
    }, merged);
}

/** A copy with the value at the path. `#7` is the list item with the id 7; undefined removes the member or item. */
function put(node: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  if (head.startsWith('#') && Array.isArray(node)) return putItem(node, head.slice(1), rest, value);
  const fields = isObject(node) ? node : {};
  const next = put(fields[head], rest, value);
  return { ...fields, [head]: next };
}

function putItem(items: readonly unknown[], id: string, rest: readonly string[], value: unknown): unknown[] {
  const at = items.findIndex((item) => isObject(item) && String(item.id) === id);
  if (at === -1) return value === undefined ? [...items] : [...items, value];
  const next = put(items[at], rest, value);
  return next === undefined
    ? items.filter((_, index) => index !== at)
    : items.map((item, index) => (index === at ? next : item));
}

interface ConflictChoiceProps {
  conflict: Conflict;
  fields: Fields;
  /** Names the items of its lists, and the currency of its amounts. */
  record: Values;
  takeTheirs: boolean;
  onChange: (takeTheirs: boolean) => void;
}

/** One value that both users changed: mine or theirs, each as its display shows it. */
function ConflictChoice({ conflict, fields, record, takeTheirs, onChange }: ConflictChoiceProps) {
  const words = useWords(CONFLICT_WORDS);
  const labelOf = useLabel();
  const id = useId();
  const field = fieldsOnPath(fields, conflict.path).at(-1);
  const wholeRow = /#\d+$/.test(conflict.path);
  const side = (key: 'mine' | 'theirs', value: unknown) => (
    <FormControlLabel
      value={key}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', mr: 0, minHeight: 'var(--target)' }}
      label={
        <Box sx={{ pt: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words[key]}:
          </Box>{' '}
          {wholeRow ? (
            value === undefined ? (
              words.row_removed
            ) : (
              words.row_changed
            )
          ) : (
            <Shown field={field && inCurrencyOf(field, record)} value={value} />
          )}
        </Box>
      }
    />
  );
  return (
    <FormControl>
      <FormLabel id={id} sx={inputLabel}>
        {labelOfPath(fields, conflict.path, labelOf, record)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={takeTheirs ? 'theirs' : 'mine'}
        onChange={(_, key) => onChange(key === 'theirs')}
      >
        {side('mine', conflict.mine)}
        {side('theirs', conflict.theirs)}
      </RadioGroup>
    </FormControl>
  );
}

/** Displays a value outside of its record: displays that need other members fall back to defaults. */
function Shown({ field, value }: { field: FieldDescriptor | undefined; value: unknown }) {
  return field === undefined ? null : <FieldDisplay field={field} value={value} record={{ id: 0 }} />;
}
