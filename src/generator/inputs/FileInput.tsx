import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FilePicker } from './FilePicker.tsx';
import { RemovableChip } from './RemovableChip.tsx';
import { nameOfFile, withFile } from './file-value.ts';
import type { InputProps } from './input.ts';
import { useFieldValue } from './useFieldValue.ts';
import { useDocumentUpload } from './useDocumentUpload.ts';

/** A stored document: its address, or for a `json` field a list of `{name, url}`. */
export function FileInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { send, sending, failure } = useDocumentUpload();
  const translate = useTranslate();
  const labelOf = useLabel();
  const held = nameOfFile(value);
  return (
    <FieldFrame {...props} error={failure ?? error} group>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {held !== undefined && (
            <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none', maxWidth: '100%' }}>
              <RemovableChip
                label={held}
                {...(disabled ? {} : { onRemove: () => onChange(field.shape === 'array' ? [] : null) })}
              />
            </Box>
          )}
          <FilePicker
            label={translate(held === undefined ? 'form.upload.file' : 'form.upload.replace')}
            name={labelOf(field.label)}
            accept={field.options?.['accept']}
            sending={sending}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={([file]) => file && send([file], (stored) => onChange(withFile(field, stored)))}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
