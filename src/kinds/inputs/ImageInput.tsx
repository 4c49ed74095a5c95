import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PICTURES_WORDS } from '../../../generated/words/pictures.ts';
import { useLabel, useWords } from '../../i18n/words.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { PictureFrame } from '../../ui/picture/PictureFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { canCrop, LazyCropDialog } from './LazyCropDialog.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import { UploadTile } from './UploadTile.tsx';
import type { InputProps } from './input.ts';
import { asText, useFieldValue } from './useFieldValue.ts';
import { usePictureName } from './usePictureName.ts';
import { useUnsentCheck } from './useUnsentCheck.ts';
import { useUploadQueue } from './useUploadQueue.ts';

interface ImageInputProps extends InputProps {
  /** Asked before the picture is removed. */
  question?: string;
}

/** One picture: its address is the value. */
export function ImageInput({ question, ...props }: ImageInputProps) {
  const [asking, setAsking] = useState(false);
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { setFocus } = useFormContext();
  const labelOf = useLabel();
  const translate = useTranslate();
  const words = useWords(PICTURES_WORDS);
  const shown = usePictureName(labelOf(field.label));
  const [cropping, setCropping] = useState(false);
  const queue = useUploadQueue(onChange);
  useUnsentCheck(queue.uploads.filter(({ state }) => state === 'failed').length, words.unsent);
  const url = asText(value);
  const [upload] = queue.uploads;
  const remove = () => {
    onChange(null);
    // The button that was pressed goes away with the picture.
    setFocus(name);
  };
  return (
    <FieldFrame {...props} error={error} group>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {upload === undefined && url !== '' && (
            <Box sx={{ width: 148 }}>
              <PictureFrame url={url} alt={shown} />
            </Box>
          )}
          {upload !== undefined && (
            <Box component="ul" sx={{ width: 148, listStyle: 'none', m: 0, p: 0 }}>
              <UploadTile upload={upload} queue={queue} />
            </Box>
          )}
          <PicturePicker
            label={url === '' ? words.one : words.replace}
            disabled={disabled || (upload !== undefined && upload.state !== 'failed')}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={(files) => {
              // 'Prueba con otra': the one that failed makes room for it.
              if (upload !== undefined) queue.cancel(upload.id);
              queue.add(files);
            }}
          />
          {url !== '' && !disabled && upload === undefined && (
            <>
              {canCrop(url) && <Button onClick={() => setCropping(true)}>{words.crop}</Button>}
              <Button onClick={() => (question === undefined ? remove() : setAsking(true))}>
                {translate('form.remove_named', { name: labelOf(field.label) })}
              </Button>
            </>
          )}
          {cropping && (
            <LazyCropDialog
              url={url}
              onClose={() => setCropping(false)}
              onCropped={(file) => {
                setCropping(false);
                queue.add([file]);
              }}
            />
          )}
          <ConfirmDialog
            local
            open={asking}
            message={question}
            confirmLabel={translate('form.remove_named', { name: labelOf(field.label) })}
            onConfirm={() => {
              setAsking(false);
              remove();
            }}
            onCancel={() => setAsking(false)}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
