import { use } from 'react';
import Box from '@mui/material/Box';
import { FieldFrame } from '../../../generator/inputs/FieldFrame.tsx';
import { InputSetContext, type InputProps } from '../../../generator/inputs/input.ts';
import { asText, useFieldValue } from '../../../generator/inputs/useFieldValue.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { useStored } from './useStored.ts';

/** The name; that of the default collection is text, with the reason below it. */
export function CollectionName(props: InputProps) {
  const Input = use(InputSetContext)?.widgets[props.field.widget];
  const { fixed } = useDictionary(COLLECTION_WORDS);
  const { value, error } = useFieldValue(props.name);
  const { isDefault } = useStored();
  if (Input === undefined) return null;
  if (!isDefault) return <Input {...props} />;
  return (
    <FieldFrame {...props} required={false} error={error} note={fixed} group>
      {() => <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{asText(value)}</Box>}
    </FieldFrame>
  );
}
