import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useLabel } from '../../i18n/useLabel.ts';
import { FieldFrame } from './FieldFrame.tsx';
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
  const input = useRef<HTMLInputElement>(null);
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
          <input
            ref={input}
            type="file"
            hidden
            aria-label={labelOf(field.label)}
            accept={String(field.options?.accept ?? '')}
            onChange={async (event) => {
              const [file] = [...(event.target.files ?? [])];
              event.target.value = '';
              if (file === undefined) return;
              const url = await send(file);
              if (url !== undefined) onChange(withFile(field, { name: file.name, url }));
            }}
          />
          <Button
            ref={ref}
            variant="outlined"
            startIcon={<UploadFileIcon />}
            loading={sending}
            loadingPosition="start"
            disabled={disabled}
            aria-describedby={control['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {translate(held === undefined ? 'form.upload.file' : 'form.upload.replace')}
          </Button>
        </Box>
      )}
    </FieldFrame>
  );
}
