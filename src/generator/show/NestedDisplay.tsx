import { isObject } from '../../../domain/json/is-object.ts';
import Box from '@mui/material/Box';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { color } from '../../theme/color.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { isEmpty } from '../fields/field.ts';
import type { FieldProps } from '../fields/field.ts';
import { Nothing } from '../../ui/figure/Nothing.tsx';
import type { Values } from '../form/payload.ts';

/** A group as labelled values, rows as a list of such groups; readable on phones too. */
export function NestedDisplay({ field, value }: FieldProps) {
  const rows = (Array.isArray(value) ? value : [value]).filter(isObject);
  const fields = (field.items ?? []).filter(
    ({ source, writeOnly, hidden }) => source !== 'id' && writeOnly !== true && !hidden?.includes('show'),
  );
  const full = rows.filter((row) => fields.some(({ source }) => !isEmpty(row[source])));
  if (full.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {full.map((row, index) => (
        <NestedRow key={String(row.id ?? index)} row={row} fields={fields} boxed={full.length > 1} />
      ))}
    </Box>
  );
}

interface NestedRowProps {
  row: Values;
  fields: readonly FieldDescriptor[];
  boxed: boolean;
}

/** Characters of a text that stands beside others; a longer one has its own line. */
const BESIDE = 24;
const wholeLine = { gridColumn: '1 / -1' } as const;

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > BESIDE;
}

function NestedRow({ row, fields, boxed }: NestedRowProps) {
  const labelOf = useLabel();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
        ...(boxed && { border: `1px solid ${color('line')}`, borderRadius: 'var(--radius)', p: 1.5 }),
      }}
    >
      {fields
        .filter(({ source }) => !isEmpty(row[source]))
        .map((field) => (
          <Box key={field.source} sx={{ minWidth: 0, ...(isLong(row[field.source]) && wholeLine) }}>
            <Box
              component="span"
              sx={{ display: 'block', fontSize: 'var(--text-12)', color: 'text.secondary' }}
            >
              {labelOf(field.label)}
            </Box>
            <FieldDisplay
              field={field}
              value={row[field.source]}
              record={{ ...row, id: Number(row.id ?? 0) }}
            />
          </Box>
        ))}
    </Box>
  );
}
