import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useLabel } from '../i18n/words.ts';
import { SectionCard } from '../ui/card/SectionCard.tsx';
import { FoldedCard } from '../ui/card/FoldedCard.tsx';
import { FieldGrid } from '../ui/card/FieldGrid.tsx';
import { RowHeadingContext } from '../kinds/inputs/row-heading.ts';
import { useFormStateContext } from './form-context.ts';
import { FormField } from './FormField.tsx';
import type { PlacedSection } from '../schema/form-fields.ts';

interface FormSectionProps extends PlacedSection {
  /** What a bespoke section says below its fields. */
  below?: ReactNode;
}

/** A section of a form: its fields in a card, or folded; left out while the rules hide all of them. */
export function FormSection({ label, fields, columns, place, folded, below }: FormSectionProps) {
  const labelOf = useLabel();
  const { rules } = useFormStateContext();
  const title = label && labelOf(label);
  if (fields.every(({ field }) => rules.hidden.has(field.source))) return null;
  const content = (
    <RowHeadingContext value={title === undefined ? 'h2' : 'h3'}>
      <FieldGrid>
        {fields.map((placed) => (
          <FormField
            key={placed.field.source}
            {...placed}
            columns={columns}
            aside={place === 'aside'}
            heading={fields.length === 1 ? title : undefined}
          />
        ))}
      </FieldGrid>
      {below}
    </RowHeadingContext>
  );
  return folded && title !== undefined ? (
    <Folded title={title} sources={fields.map(({ field }) => field.source)}>
      {content}
    </Folded>
  ) : (
    <SectionCard title={title}>{content}</SectionCard>
  );
}

/** Opens when one of its fields is at fault. */
function Folded({ title, sources, children }: { title: string; sources: string[]; children: ReactNode }) {
  const { errors } = useFormState();
  return (
    <FoldedCard title={title} faulty={sources.some((source) => errors[source] !== undefined)}>
      {children}
    </FoldedCard>
  );
}
