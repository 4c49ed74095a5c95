import { useMemo } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FormView } from '../../../domain/schema/model.ts';
import { PHONE, TWO_COLUMNS } from '../../theme/widths.ts';
import { bandsOf, inPhoneOrder } from './form-layout.ts';
import { FormSection } from './FormSection.tsx';
import { FormTabs } from './FormTabs.tsx';
import type { FormParts } from '../manifest/form-parts.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';
import { useReadable } from '../../schema/useReadable.ts';

interface FormSectionsProps {
  view: FormView;
  sections: readonly PlacedSection[];
  parts: FormParts;
}

const below = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' };

/**
 * The sections below each other, in two columns, or in tabs. A bespoke section replaces the generated one. The order of
 * the page is the order of the Tab key, so that a phone gets its own.
 */
export function FormSections({ view, sections: placed, parts }: FormSectionsProps) {
  const sections = useReadableSections(placed);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const columns = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  const render = (section: PlacedSection) => {
    const Section = parts.sections?.[section.id] ?? FormSection;
    return <Section key={section.id} {...section} />;
  };
  if (view.mode === 'tabs' && sections.length > 1) return <FormTabs sections={sections} render={render} />;
  if (phone && view.phone !== undefined)
    return <Box sx={below}>{inPhoneOrder(view.phone, sections).map(render)}</Box>;
  if (!columns || sections.every(({ place }) => place === undefined))
    return <Box sx={below}>{sections.map(render)}</Box>;
  return (
    <Box sx={below}>
      {bandsOf(sections).map(({ main, aside, wide }) =>
        wide ? (
          main.map(render)
        ) : (
          <Box
            key={[...main, ...aside].map(({ id }) => id).join(' ')}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 2 }}
          >
            <Box sx={below}>{main.map(render)}</Box>
            <Box sx={below}>{aside.map(render)}</Box>
          </Box>
        ),
      )}
    </Box>
  );
}

/** Drops the fields that this user may not read, and sections without any other. */
function useReadableSections(sections: readonly PlacedSection[]): readonly PlacedSection[] {
  const readable = useReadable();
  return useMemo(
    () =>
      sections
        .map((section) => ({
          ...section,
          // That is the detail's word; a form folds by its list for phones.
          folded: undefined,
          fields: section.fields.filter(({ field }) => readable(field)),
        }))
        .filter(({ fields }) => fields.length > 0),
    [sections, readable],
  );
}
