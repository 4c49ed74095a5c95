import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate, useResourceContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { PICTURES_WORDS, type PicturesWords } from '../../../generated/words/pictures.ts';
import { useLabel, useWords, fill } from '../../i18n/words.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { PictureFrame } from '../../ui/picture/PictureFrame.tsx';
import { color } from '../../theme/styles.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { useRepresent } from '../../schema/representation.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { canCrop, LazyCropDialog, PicturePicker } from './PicturePicker.tsx';
import { asText, useFieldValue, type InputProps } from './input.ts';
import { useUnsentCheck, useUploadQueue, type Upload, type UploadQueue } from './useUploadQueue.ts';

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

interface UploadTileProps {
  upload: Upload;
  queue: Pick<UploadQueue, 'cancel' | 'retry'>;
}

/** A picture on its way: how far it is, with a way to end it or to try again. */
export function UploadTile({ upload, queue }: UploadTileProps) {
  const words = useWords(PICTURES_WORDS);
  const online = useOnline();
  const { id, preview, state, progress, reason, refused = false } = upload;
  const { name } = upload.file;
  const failed = state === 'failed';
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      {failed && refused ? (
        // It may be no picture at all.
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
      ) : (
        <PictureFrame url={preview} alt={name}>
          <Box sx={{ position: 'absolute', inset: 0, backgroundColor: color('surface'), opacity: 0.5 }} />
        </PictureFrame>
      )}
      {!failed && (
        <LinearProgress
          aria-label={fill(words.progress, { name })}
          {...(state === 'sending' && progress < 1
            ? { variant: 'determinate' as const, value: Math.round(progress * 100) }
            : { variant: 'indeterminate' as const })}
          sx={{ mt: 0.5 }}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box
          component="output"
          sx={{
            display: 'block',
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontSize: 'var(--text-14)',
            color: color(failed ? 'danger' : 'text-secondary'),
          }}
        >
          {failed ? reason : stateSentence(words, upload, online)}
        </Box>
        <IconButton
          aria-label={fill(failed ? words.discard : words.cancel, { name })}
          onClick={() => queue.cancel(id)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {failed && !refused && (
        <Button
          fullWidth
          variant="outlined"
          aria-label={fill(words.retry_named, { name })}
          onClick={() => queue.retry(id)}
        >
          {words.retry}
        </Button>
      )}
    </Box>
  );
}

function stateSentence(words: PicturesWords, { state, progress }: Upload, online: boolean): string {
  if (state === 'preparing') return words.preparing;
  if (state === 'waiting') return online ? words.waiting : words.offline;
  return progress < 1 ? fill(words.sending, { percent: Math.round(progress * 100) }) : words.checking;
}

/** What the pictures of a form show: its record, by the name that is typed now; the field's label without one. */
export function usePictureName(label: string): string {
  const resource = useResourceContext();
  const represent = useRepresent();
  const { getValues } = useFormContext();
  if (resource === undefined) return label;
  const name = represent(resource, { id: 0, ...getValues() });
  return name.startsWith('#') ? label : name;
}
