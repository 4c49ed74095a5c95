import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Picture } from './Picture.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import type { InputProps } from './input.ts';
import { useFieldValue } from './useFieldValue.ts';
import { useUpload } from './useUpload.ts';

interface ImagesInputProps extends InputProps {
  /** The one field of a row: the address of its picture. Without it the elements are addresses. */
  picture?: FieldDescriptor;
  /** The maximum of the store's plan; the schema's bound when absent. */
  most?: number | undefined;
}

/** An array of pictures as a gallery: users add several at once, sort and remove them. The first one is the cover. */
export function ImagesInput({ picture, most, ...props }: ImagesInputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { send, pending, failure } = useUpload('picture');
  const translate = useTranslate();
  const source = picture?.source;
  const addresses = addressesOf(value, source);
  const rows = Array.isArray(value) && source !== undefined ? value.filter(isRow) : [];
  const limit = Math.min(most ?? Infinity, field.bounds?.maxItems ?? Infinity);
  const room = limit - addresses.length;
  const rowOf = (url: string): Row =>
    rows.find((row) => row[source ?? ''] === url) ?? { [source ?? '']: url };
  const set = (next: readonly string[]) =>
    onChange(source === undefined ? next : next.map((url, order) => ({ ...rowOf(url), order })));
  const move = (from: number, to: number) => {
    const next = [...addresses];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  return (
    <FieldFrame
      {...props}
      error={failure ?? error}
      note={
        Number.isFinite(limit)
          ? translate('form.upload.count', { count: addresses.length, limit })
          : undefined
      }
      group
    >
      {(control, labelId) => (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {addresses.length > 0 && (
            <Box
              component="ol"
              aria-labelledby={labelId}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, listStyle: 'none', p: 0, m: 0 }}
            >
              {addresses.map((address, index) => (
                <Box component="li" key={address}>
                  <Picture
                    url={address}
                    label={translate(index === 0 ? 'form.upload.cover' : 'form.upload.picture', {
                      position: index + 1,
                    })}
                  />
                  {!disabled && (
                    <PictureButtons
                      position={index + 1}
                      last={index === addresses.length - 1}
                      onMove={(by) => move(index, index + by)}
                      onRemove={() => set(addresses.filter((other) => other !== address))}
                    />
                  )}
                </Box>
              ))}
            </Box>
          )}
          <PicturePicker
            several
            label={translate(addresses.length === 0 ? 'form.upload.several' : 'form.upload.more')}
            busy={pending > 0}
            disabled={disabled || room <= 0}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={async (files) => {
              const stored = await send(files.slice(0, room));
              if (stored.length > 0) set([...addresses, ...stored]);
            }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

interface PictureButtonsProps {
  position: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function PictureButtons({ position, last, onMove, onRemove }: PictureButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <IconButton
        size="small"
        aria-label={translate('form.upload.before', { position })}
        disabled={position === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowBackIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={translate('form.upload.remove', { position })} onClick={onRemove}>
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('form.upload.after', { position })}
        disabled={last}
        onClick={() => onMove(1)}
      >
        <ArrowForwardIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

type Row = Record<string, unknown>;

/** The addresses of the pictures: the elements themselves, or one field of each row. */
function addressesOf(value: unknown, source: string | undefined): string[] {
  const elements: readonly unknown[] = Array.isArray(value) ? value : [];
  const addresses = source === undefined ? elements : elements.filter(isRow).map((row) => row[source]);
  return addresses.filter((address) => typeof address === 'string');
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
