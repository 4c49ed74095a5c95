import Box from '@mui/material/Box';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import type { FieldProps } from '../fields/field.ts';
import { Tag } from '../../ui/chip/Tag.tsx';
import { Nothing } from '../../ui/figure/Nothing.tsx';

/** The elements of an array, each as one value of its kind is shown: chips, names, places. */
export function ElementsDisplay({ field, value, record }: FieldProps) {
  const { element } = field;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  if (element === undefined || values.length === 0) return <Nothing />;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {values.map((one, index) => (
        <Box
          component="li"
          key={typeof one === 'string' || typeof one === 'number' ? one : index}
          sx={{ display: 'flex' }}
        >
          <Element field={element} value={one} record={record} />
        </Box>
      ))}
    </Box>
  );
}

/** Displays that have a look of their own, and links, which a tag would make hard to hit. */
const UNFRAMED = new Set<FieldDescriptor['display']>(['file', 'reference', 'email', 'phone', 'url']);

function Element(props: FieldProps) {
  const { field, value } = props;
  if (UNFRAMED.has(field.display)) return <FieldDisplay {...props} />;
  const coloured = field.enum?.find((one) => one.value === value)?.color !== undefined;
  if (coloured) return <FieldDisplay {...props} />;
  return (
    <Tag>
      <FieldDisplay {...props} field={field.enum === undefined ? field : { ...field, display: 'text' }} />
    </Tag>
  );
}
