import { useMemo } from 'react';
import Box from '@mui/material/Box';
import type { FormView } from '../../../domain/schema/model.ts';
import { FormSection } from './FormSection.tsx';
import { FormTabs } from './FormTabs.tsx';
import type { FormParts } from '../manifest/form-parts.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';
import { useReadable } from '../../schema/useReadable.ts';

interface FormSectionsProps {
  mode: FormView['mode'];
  sections: readonly PlacedSection[];
  parts: FormParts;
}

/** The sections below each other, or in tabs. A bespoke section replaces the generated one. */
export function FormSections({ mode, sections: placed, parts }: FormSectionsProps) {
  const sections = useReadableSections(placed);
  const render = (section: PlacedSection) => {
    const Section = parts.sections?.[section.id] ?? FormSection;
    return <Section key={section.id} {...section} />;
  };
  if (mode === 'tabs' && sections.length > 1) return <FormTabs sections={sections} render={render} />;
  return <Box sx={{ display: 'grid', gap: 2 }}>{sections.map(render)}</Box>;
}

/** Drops the fields that this user may not read, and sections without any other. */
function useReadableSections(sections: readonly PlacedSection[]): readonly PlacedSection[] {
  const readable = useReadable();
  return useMemo(
    () =>
      sections
        .map((section) => ({
          ...section,
          fields: section.fields.filter(({ field }) => readable(field)),
        }))
        .filter(({ fields }) => fields.length > 0),
    [sections, readable],
  );
}
