import type { RaRecord } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import { FieldGrid } from '../../ui/card/FieldGrid.tsx';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { FieldLine } from './FieldLine.tsx';
import { isBlank } from './is-blank.ts';

interface FactsCardProps {
  title: string;
  fields: readonly (FieldDescriptor | undefined)[];
  record: RaRecord;
  columns?: Section['columns'];
}

/** A card of the fields that have a value, for pages that compose their own sections. Absent without any. */
export function FactsCard({ title, fields, record, columns }: FactsCardProps) {
  const facts = fields
    .filter((field) => field !== undefined)
    .filter((field) => !isBlank(field, record[field.source]));
  if (facts.length === 0) return null;
  return (
    <SectionCard title={title}>
      <FieldGrid facts>
        {facts.map((field) => (
          <FieldLine key={field.source} field={field} record={record} columns={columns} heading={title} />
        ))}
      </FieldGrid>
    </SectionCard>
  );
}
