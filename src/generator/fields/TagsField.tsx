import Box from '@mui/material/Box';
import type { FieldProps } from './field.ts';
import { Tag } from '../../ui/chip/Tag.tsx';

/** A comma-joined text as separate words. */
export function TagsField({ value }: FieldProps) {
  const tags = String(value)
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[...new Set(tags)].map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Box>
  );
}
