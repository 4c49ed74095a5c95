import type { Resource, Section } from '../../../domain/schema/model.ts';
import { pascalCase } from '../generate/names.ts';
import type { Ejected } from './ejected.ts';

function component(section: Section): string {
  const lines = section.fields.map(({ source }) => `        <Placed source="${source}" fields={fields} />`);
  return `function ${pascalCase(section.id)}Section({ label, fields }: PlacedSection) {
  const labelOf = useLabel();
  return (
    <SectionCard title={label && labelOf(label)}>
      <FieldGrid>
${lines.join('\n')}
      </FieldGrid>
    </SectionCard>
  );
}
`;
}

/** The form's sections, field by field: `form-parts.tsx`. Creating and editing share them. */
export function ejectForm(resource: Resource): Ejected {
  const { sections } = resource.views.edit;
  const parts = sections.map(({ id }) => `    '${id}': ${pascalCase(id)}Section,`);
  const code = `import { FormField } from '../../form/FormField.tsx';
import type { FormParts } from '../../manifest/manifest.ts';
import { useLabel } from '../../i18n/words.ts';
import type { PlacedField, PlacedSection } from '../../schema/form-fields.ts';
import { FieldGrid, SectionCard } from '../../ui/card/SectionCard.tsx';

/** A field where this form has it: what the server sets is not there while creating. */
function Placed({ source, fields }: { source: string; fields: PlacedField[] }) {
  const placed = fields.find(({ field }) => field.source === source);
  return placed === undefined ? null : <FormField {...placed} />;
}

${sections.map(component).join('\n')}
/** A section that is not named here stays generated. */
const parts: FormParts<'${resource.name}'> = {
  sections: {
${parts.join('\n')}
  },
};

export default parts;
`;
  return {
    file: 'form-parts.tsx',
    code,
    register: { file: 'manifest.ts', line: `formParts: () => import('./form-parts.tsx'),` },
  };
}
