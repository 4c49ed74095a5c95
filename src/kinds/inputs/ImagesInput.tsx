import { Suspense, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { isObject } from '../../../domain/json/is-object.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { PICTURES_WORDS } from '../../../generated/words/pictures.ts';
import { fill, fillCount, useIntlLocale, useLabel, useWords } from '../../i18n/words.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { pictureGrid, PictureFrame } from '../../ui/picture/PictureFrame.tsx';
import type { PictureGridProps } from '../../ui/picture/sort/PictureGrid.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldValue, type InputProps } from './input.ts';
import { canCrop, LazyCropDialog, PicturePicker } from './PicturePicker.tsx';
import { UploadTile, usePictureName } from './ImageInput.tsx';
import { useUnsentCheck, useUploadQueue } from './useUploadQueue.ts';

const { Part: PictureGrid } = lazyPart<PictureGridProps>(
  () => import('../../ui/picture/sort/PictureGrid.tsx'),
);

interface ImagesInputProps extends InputProps {
  /** The one field of a row: the address of its picture. Without it the elements are addresses. */
  picture?: FieldDescriptor;
  /** The maximum of the store's plan; the schema's bound when absent. */
  most?: number | undefined;
  /** Shown when the plan's maximum is reached: why, and the way to more. */
  full?: ReactNode;
}

/** An array of pictures: chosen several at once, sent one by one, sorted and cropped. The first one is the cover. */
export function ImagesInput({ picture, most = Infinity, full, ...props }: ImagesInputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { getValues } = useFormContext();
  const words = useWords(PICTURES_WORDS);
  const locale = useIntlLocale();
  const shown = usePictureName(useLabel()(field.label));
  const [cropping, setCropping] = useState<string>();
  const [leftOut, setLeftOut] = useState(0);
  const { addressesIn, withAddresses } = pictureRows(picture?.source);
  const set = (addresses: readonly string[]) => onChange(withAddresses(value, addresses));
  const queue = useUploadQueue((url, replaces) => {
    // Other pictures may have come since the render.
    const latest: unknown = getValues(name);
    onChange(withAddresses(latest, withPicture(addressesIn(latest), url, replaces)));
  });
  useUnsentCheck(queue.uploads.filter(({ state }) => state === 'failed').length, words.unsent);
  const addresses = addressesIn(value);
  const limit = Math.min(most, field.bounds?.maxItems ?? Infinity);
  const coming = queue.uploads.filter(({ replaces }) => replaces === undefined).length;
  const room = limit - addresses.length - coming;
  const tiles = queue.uploads.map((upload) => <UploadTile key={upload.id} upload={upload} queue={queue} />);
  return (
    <FieldFrame
      {...props}
      error={error}
      note={
        [
          Number.isFinite(limit) && fill(words.count, { count: addresses.length, limit }),
          addresses.length > 1 && !disabled && words.first_is_cover,
        ]
          .filter(Boolean)
          .join(' · ') || undefined
      }
      group
    >
      {(control, labelId) => (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {addresses.length + tiles.length > 0 && (
            <Suspense fallback={<PlainGrid addresses={addresses} labelId={labelId} name={shown} />}>
              {disabled ? (
                <PlainGrid addresses={addresses} labelId={labelId} name={shown} />
              ) : (
                <PictureGrid
                  pictures={addresses}
                  name={shown}
                  labelledBy={labelId}
                  onMove={(from, to) => set(moved(addresses, from, to))}
                  onRemove={(index) => set(addresses.filter((_, at) => at !== index))}
                  cropOf={(url) => (canCrop(url) ? () => setCropping(url) : undefined)}
                >
                  {tiles}
                </PictureGrid>
              )}
            </Suspense>
          )}
          <PicturePicker
            several
            label={addresses.length === 0 ? words.several : words.more}
            disabled={disabled || room <= 0}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={(files) => {
              queue.add(files.slice(0, room));
              setLeftOut(Math.max(0, files.length - room));
            }}
          />
          {leftOut > 0 && (
            <Alert severity="warning">{fillCount(words.left_out, leftOut, locale, { limit })}</Alert>
          )}
          {room <= 0 && limit === most && full}
          {cropping !== undefined && (
            <LazyCropDialog
              url={cropping}
              onClose={() => setCropping(undefined)}
              onCropped={(file) => {
                setCropping(undefined);
                queue.add([file], cropping);
              }}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

/** The pictures without their buttons: while those load, and where nothing may be changed. */
function PlainGrid({ addresses, labelId, name }: { addresses: string[]; labelId: string; name: string }) {
  return (
    <Box component="ol" aria-labelledby={labelId} sx={pictureGrid}>
      {addresses.map((address) => (
        <Box component="li" key={address}>
          <PictureFrame url={address} alt={name} />
        </Box>
      ))}
    </Box>
  );
}

/** Between an array of pictures and their addresses: the elements themselves, or one field of each row. */
interface PictureRows {
  addressesIn(value: unknown): string[];
  /** The value with these addresses in this order; rows that stay keep their other fields. */
  withAddresses(value: unknown, addresses: readonly string[]): unknown;
}

/** @param source the field of a row that holds the address; undefined where the elements are addresses */
function pictureRows(source: string | undefined): PictureRows {
  if (source === undefined)
    return {
      addressesIn: (value) => elementsOf(value).filter((element) => typeof element === 'string'),
      withAddresses: (_, addresses) => addresses,
    };
  return {
    addressesIn: (value) =>
      elementsOf(value)
        .filter(isObject)
        .map((row) => row[source])
        .filter((address) => typeof address === 'string'),
    withAddresses(value, addresses) {
      const rows = elementsOf(value).filter(isObject);
      return addresses.map((url, order) => ({
        ...(rows.find((row) => row[source] === url) ?? { [source]: url }),
        order,
      }));
    },
  };
}

/** The addresses with one of them at another place. */
function moved(addresses: readonly string[], from: number, to: number): string[] {
  const next = [...addresses];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The addresses with a new one: in the place of another, or behind them. */
function withPicture(addresses: readonly string[], url: string, replaces?: string): string[] {
  if (replaces === undefined || !addresses.includes(replaces)) return [...addresses, url];
  return addresses.map((address) => (address === replaces ? url : address));
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
