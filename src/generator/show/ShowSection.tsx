import { FieldLine } from './FieldLine.tsx';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { FieldGrid } from '../../ui/card/FieldGrid.tsx';
import { useShownFields } from './useShownFields.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import type { ShowSectionProps } from '../manifest/show-parts.ts';

/** A section of a record as a card of labelled values; left out when it is empty. */
export function ShowSection({ section, descriptor, record }: ShowSectionProps) {
  const labelOf = useLabel();
  const fields = useShownFields(section, descriptor);
  if (fields.length === 0) return null;
  const heading = section.label && labelOf(section.label);
  return (
    <SectionCard title={heading}>
      <FieldGrid facts>
        {fields.map(({ field, component }) => (
          <FieldLine
            key={field.source}
            field={field}
            component={component}
            columns={section.columns}
            record={record}
            heading={fields.length === 1 ? heading : undefined}
          />
        ))}
      </FieldGrid>
    </SectionCard>
  );
}
