import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Picture } from './Picture.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import type { InputProps } from './input.ts';
import { asText, useFieldValue } from './useFieldValue.ts';
import { useUpload } from './useUpload.ts';

/** One picture: its address is the value. */
export function ImageInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { send, pending, failure } = useUpload('picture');
  const labelOf = useLabel();
  const translate = useTranslate();
  const url = asText(value);
  return (
    <FieldFrame {...props} error={failure ?? error} group>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {url !== '' && <Picture url={url} label={labelOf(field.label)} />}
          <PicturePicker
            label={translate(url === '' ? 'form.upload.one' : 'form.upload.replace')}
            busy={pending > 0}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={async (files) => {
              const [stored] = await send(files);
              if (stored !== undefined) onChange(stored);
            }}
          />
          {url !== '' && !disabled && (
            <Button onClick={() => onChange(null)}>
              {translate('form.remove_named', { name: labelOf(field.label) })}
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
