import { useLabel } from '../../i18n/useLabel.ts';
import { FormCard } from './FormCard.tsx';
import { FormField } from './FormField.tsx';
import type { PlacedSection } from '../../schema/form-fields.ts';

/** A section of a form: its fields in a card. */
export function FormSection({ label, fields }: PlacedSection) {
  const labelOf = useLabel();
  return (
    <FormCard label={label}>
      {fields.map((placed) => (
        <FormField
          key={placed.field.source}
          {...placed}
          heading={fields.length === 1 && label ? labelOf(label) : undefined}
        />
      ))}
    </FormCard>
  );
}
