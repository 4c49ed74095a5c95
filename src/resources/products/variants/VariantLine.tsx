import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import type { VariantPath } from './variants-form.ts';

export interface VariantRowProps {
  /** Path of the variant in the form. */
  name: VariantPath;
  /** The combination: `Rojo M`. */
  title: string;
  columns: readonly FieldDescriptor[];
  /** Sources of the disabled columns. */
  locked: ReadonlySet<string>;
}

/** A variant as a line; memoised, so that typing in one of a hundred renders one input. */
export const VariantLine = memo(function VariantLine({ name, title, columns, locked }: VariantRowProps) {
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        ...variantColumns(columns.length),
        alignItems: 'start',
      }}
    >
      <Typography variant="body2" sx={{ pt: 1, overflowWrap: 'anywhere', fontWeight: 500 }}>
        {title}
      </Typography>
      {columns.map((column) => (
        <FieldInput
          key={column.source}
          field={column}
          name={`${name}.${column.source}`}
          required={column.required === true}
          disabled={locked.has(column.source)}
          compact
        />
      ))}
    </Box>
  );
});

export function variantColumns(count: number) {
  return {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: `minmax(96px, 1fr) repeat(${count}, minmax(0, 1.1fr))`,
  };
}
