import Box from '@mui/material/Box';
import { DOCUMENTS_WORDS } from '../../../generated/words/documents.ts';
import { useLabel, useWords } from '../../i18n/words.ts';
import { DocumentChips } from './DocumentChips.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FilePicker } from './FilePicker.tsx';
import { nameOfFile, withFile } from './file-value.ts';
import type { InputProps } from './input.ts';
import { useFieldValue } from './useFieldValue.ts';
import { useDocumentUpload } from './useDocumentUpload.ts';

/** A stored document: its address, or for a `json` field a list of `{name, url}`. */
export function FileInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { send, sending, failed, failure, discard } = useDocumentUpload();
  const words = useWords(DOCUMENTS_WORDS);
  const labelOf = useLabel();
  const held = nameOfFile(value);
  return (
    <FieldFrame {...props} error={failure ?? error} late={failure !== undefined} group>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <DocumentChips
            stored={held === undefined ? [] : [{ id: held, name: held }]}
            failed={failed}
            disabled={disabled}
            onRemove={() => onChange(field.shape === 'array' ? [] : null)}
            onDiscard={discard}
          />
          <FilePicker
            label={held === undefined ? words.file : words.replace}
            name={labelOf(field.label)}
            accept={field.options?.['accept']}
            sending={sending}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={([file]) => {
              if (file === undefined) return;
              // It stands in the place of the one that failed.
              for (const name of failed) discard(name);
              void send([file], (stored) => onChange(withFile(field, stored)));
            }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
