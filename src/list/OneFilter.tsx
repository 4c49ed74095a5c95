import Box from '@mui/material/Box';
import { useGetList, type RaRecord } from 'ra-core';
import type { Words } from '../../domain/schema/vocabulary.ts';
import { useLabel } from '../i18n/words.ts';
import { findDescriptor } from '../schema/descriptors.ts';
import { useRepresent } from '../schema/representation.ts';
import { visuallyHidden } from '../theme/styles.ts';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { chosenOf, type FilterInputProps } from './useFilters.ts';

/** The maximum rows of a call. A list of more records is no select. */
const MOST = 100;

/** One record of a few, or any: the browser's own select. */
export default function OneFilter({ field, any, value, onChange }: FilterInputProps & { any: Words }) {
  const resource = field.ref?.resource ?? '';
  const labelOf = useLabel();
  const represent = useRepresent();
  const { data = [] } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: MOST },
    sort: findDescriptor(resource)?.list.sort ?? { field: 'id', order: 'ASC' },
    ...(field.ref?.filter && { filter: field.ref.filter }),
  });
  const [chosen = ''] = chosenOf(value);
  return (
    // What surrounds the input shows the label already.
    <Box sx={{ '& label': visuallyHidden }}>
      <NativeSelect
        label={labelOf(field.label)}
        value={chosen}
        options={[
          { value: '', label: labelOf(any) },
          ...data.map((record) => ({ value: Number(record.id), label: represent(resource, record) })),
        ]}
        onChange={(id) => onChange(id === '' ? undefined : [Number(id)])}
      />
    </Box>
  );
}
