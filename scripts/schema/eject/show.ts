import type { Resource, Section } from '../../../domain/schema/model.ts';
import { pascalCase } from '../generate/names.ts';
import type { Ejected } from './ejected.ts';

function component(resource: string, section: Section): string {
  const lines = section.fields.map(
    ({ source }) => `        <Line source="${source}" {...{ descriptor, record }} />`,
  );
  return `function ${pascalCase(section.id)}Section({ section, descriptor, record }: ShowSectionProps<'${resource}'>) {
  const labelOf = useLabel();
  return (
    <SectionCard title={section.label && labelOf(section.label)}>
      <FieldGrid facts>
${lines.join('\n')}
      </FieldGrid>
    </SectionCard>
  );
}
`;
}

/** The detail page's sections, line by line: `show-parts.tsx`. */
export function ejectShow(resource: Resource): Ejected {
  const { sections } = resource.views.show;
  const parts = sections.map(({ id }) => `    '${id}': ${pascalCase(id)}Section,`);
  const code = `import { useLabel } from '../../i18n/words.ts';
import type { ShowPartProps, ShowParts, ShowSectionProps } from '../../manifest/manifest.ts';
import { FieldLine } from '../../form/show/FieldLine.tsx';
import { FieldGrid, SectionCard } from '../../ui/card/SectionCard.tsx';

/** A property with its label; nothing once the schema no longer has it. */
function Line({ source, descriptor, record }: ShowPartProps<'${resource.name}'> & { source: string }) {
  const field = descriptor.fields[source];
  return field === undefined ? null : <FieldLine field={field} record={record} />;
}

${sections.map((section) => component(resource.name, section)).join('\n')}
/** A section that is not named here stays generated. */
const parts: ShowParts<'${resource.name}'> = {
  sections: {
${parts.join('\n')}
  },
};

export default parts;
`;
  return {
    file: 'show-parts.tsx',
    code,
    register: { file: 'manifest.ts', line: `showParts: () => import('./show-parts.tsx'),` },
  };
}
