import Box from '@mui/material/Box';
import { labelOfPath } from '../../../generator/form/field-label.ts';
import { useLoadedForm } from '../../../generator/form/useLoadedForm.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { EDIT_WORDS } from './edit-words.ts';

/** What another person changed meanwhile, by the labels of its fields. Absent when nobody did. */
export function OthersChanged({ paths }: { paths: readonly string[] }) {
  const words = useDictionary(EDIT_WORDS);
  const labelOf = useLabel();
  const { fields } = useLoadedForm('orders').descriptor;
  if (paths.length === 0) return null;
  const names = [...new Set(paths.map((path) => labelOfPath(fields, path, labelOf, {})))];
  return <Box sx={{ fontWeight: 500 }}>{fill(words.others, { names: names.join(', ') })}</Box>;
}
