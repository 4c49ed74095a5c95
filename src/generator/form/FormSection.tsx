import { useLabel } from '../../i18n/useLabel.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { FieldGrid } from '../../ui/card/FieldGrid.tsx';
import { FormField } from './FormField.tsx';
import type { PlacedSection } from '../../schema/form-fields.ts';

/** A section of a form: its fields in a card. */
export function FormSection({ label, fields }: PlacedSection) {
  const labelOf = useLabel();
  const title = label && labelOf(label);
  return (
    <SectionCard title={title}>
      <FieldGrid>
        {fields.map((placed) => (
          <FormField
            key={placed.field.source}
            {...placed}
            heading={fields.length === 1 ? title : undefined}
          />
        ))}
      </FieldGrid>
    </SectionCard>
  );
}
