import { useLabel } from '../../i18n/useLabel.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { FieldGrid } from '../../ui/card/FieldGrid.tsx';
import { useFormStateContext } from './form-context.ts';
import { FormField } from './FormField.tsx';
import type { PlacedSection } from '../../schema/form-fields.ts';

/** A section of a form: its fields in a card; left out while the rules hide all of them. */
export function FormSection({ label, fields, columns }: PlacedSection) {
  const labelOf = useLabel();
  const { rules } = useFormStateContext();
  const title = label && labelOf(label);
  if (fields.every(({ field }) => rules.hidden.has(field.source))) return null;
  return (
    <SectionCard title={title}>
      <FieldGrid>
        {fields.map((placed) => (
          <FormField
            key={placed.field.source}
            {...placed}
            columns={columns}
            heading={fields.length === 1 ? title : undefined}
          />
        ))}
      </FieldGrid>
    </SectionCard>
  );
}
