import { memo } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';

interface StatusChoicesProps {
  field: FieldDescriptor;
  /** The value of the chosen status, as text. */
  chosen: string;
  /** Stays the same function: what the rest of the dialog says draws no chip again. */
  onChoose(value: string): void;
}

/** Each status of a field as a radio button with its chip. */
export const StatusChoices = memo(function StatusChoices({ field, chosen, onChoose }: StatusChoicesProps) {
  const labelOf = useLabel();
  return (
    <RadioGroup aria-label={labelOf(field.label)} value={chosen} onChange={(_, value) => onChoose(value)}>
      {field.enum?.map(({ value, label, color, icon }) => (
        <FormControlLabel
          key={value}
          value={String(value)}
          control={<Radio />}
          label={
            <StatusChip label={labelOf(label)} {...(color && { tone: color })} {...(icon && { icon })} />
          }
          sx={{ minHeight: 'var(--target)', mr: 0 }}
        />
      ))}
    </RadioGroup>
  );
});
