import Box from '@mui/material/Box';
import type { FormView } from '../../../domain/schema/model.ts';
import { FormSection } from './FormSection.tsx';
import { FormTabs } from './FormTabs.tsx';
import type { FormParts } from './form-parts.ts';
import type { PlacedSection } from './form-fields.ts';

interface FormSectionsProps {
  mode: FormView['mode'];
  sections: readonly PlacedSection[];
  parts: FormParts;
}

/** The sections one below the other, or in tabs; a bespoke one in the place of a generated one. */
export function FormSections({ mode, sections, parts }: FormSectionsProps) {
  const render = (section: PlacedSection) => {
    const Section = parts.sections?.[section.id] ?? FormSection;
    return <Section key={section.id} {...section} />;
  };
  if (mode === 'tabs' && sections.length > 1) return <FormTabs sections={sections} render={render} />;
  return <Box sx={{ display: 'grid', gap: 2 }}>{sections.map(render)}</Box>;
}
