import { useEffect, useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import type { FormView } from '../../domain/schema/model.ts';
import { useLabel } from '../i18n/words.ts';
import type { PlacedSection } from '../schema/form-fields.ts';
import { useReadable } from '../schema/useAllowed.ts';
import { PHONE, TWO_COLUMNS } from '../theme/styles.ts';
import { Tabs } from '../ui/tabs/Tabs.tsx';
import type { FormParts } from '../manifest/manifest.ts';
import { SectionCard, FieldGrid } from '../ui/card/SectionCard.tsx';
import { FoldedCard } from '../ui/card/FoldedCard.tsx';
import { RowHeadingContext } from '../kinds/inputs/input.ts';
import { FormField } from './FormField.tsx';
import { useFormStateContext } from './form-context.ts';

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

/** Sections that stand beside each other on wide screens. */
interface Band {
  main: PlacedSection[];
  aside: PlacedSection[];
  /** One section over both columns. */
  wide: boolean;
}

/** The sections from top to bottom: those between two wide ones share a band of two columns. */
function bandsOf(sections: readonly PlacedSection[]): Band[] {
  const bands: Band[] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (section.place === 'wide') bands.push({ main: [section], aside: [], wide: true });
    else if (last === undefined || last.wide)
      bands.push({ main: [], aside: [], wide: false, [section.place ?? 'main']: [section] });
    else last[section.place ?? 'main'].push(section);
  }
  return bands;
}

/** The sections of a phone: the named ones first, in their order, then the others, folded. */
function inPhoneOrder(
  phone: NonNullable<FormView['phone']>,
  sections: readonly PlacedSection[],
): PlacedSection[] {
  const first = phone.flatMap((id) => sections.find((section) => section.id === id) ?? []);
  const rest = sections.filter(({ id }) => !phone.includes(id));
  return [...first, ...rest.map((section) => ({ ...section, folded: true as const }))];
}

interface FormTabsProps {
  sections: readonly PlacedSection[];
  render: (section: PlacedSection) => ReactNode;
}

/** A long form in tabs. A refused save opens the first tab with an error. */
function FormTabs({ sections, render }: FormTabsProps) {
  const [open, setOpen] = useState(0);
  const { errors, submitCount } = useFormState();
  const labelOf = useLabel();
  const translate = useTranslate();
  const faulty = sections.map(({ fields }) => fields.some(({ field }) => errors[field.source] !== undefined));
  const firstFault = faulty.indexOf(true);
  useEffect(() => {
    if (submitCount > 0 && firstFault !== -1) setOpen(firstFault);
    // Only a new attempt changes the tab, not the correction of a field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return (
    <Tabs
      label={translate('form.tabs')}
      open={open}
      onOpen={setOpen}
      tabs={sections.map((section, index) => ({
        key: section.id,
        label: section.label ? labelOf(section.label) : String(index + 1),
        faulty: faulty[index] ?? false,
        content: render(section),
      }))}
    />
  );
}

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
