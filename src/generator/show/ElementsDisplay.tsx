import Box from '@mui/material/Box';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import type { FieldProps } from '../fields/field.ts';
import { Tag } from '../../ui/chip/Tag.tsx';
import { Nothing } from '../../ui/figure/Nothing.tsx';

/** The elements of an array, each as one value of its kind is shown: chips, names, places, pictures. */
export function ElementsDisplay({ field, value, record }: FieldProps) {
  const { element } = field;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  if (element === undefined || values.length === 0) return <Nothing />;
  const framed = element.display === 'chip' || element.display === 'image';
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {values.map((one, index) => {
        const shown = <FieldDisplay field={element} value={one} record={record} />;
        return (
          <li key={typeof one === 'string' || typeof one === 'number' ? one : index}>
            {framed ? shown : <Tag>{shown}</Tag>}
          </li>
        );
      })}
    </Box>
  );
}
