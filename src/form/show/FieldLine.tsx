import { createElement, Fragment, useMemo } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type RaRecord, ResourceContextProvider, useResourceContext } from 'ra-core';
import type { FieldDescriptor, FormDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import { inCurrencyOf } from '../../../domain/schema/currency.ts';
import { PICTURES_WORDS } from '../../../generated/words/pictures.ts';
import { FieldGrid, SectionCard } from '../../ui/card/SectionCard.tsx';
import { fill, useLabel, useWords } from '../../i18n/words.ts';
import { useRecordRepresentation, useRepresent } from '../../schema/representation.ts';
import { useShown } from '../../schema/useAllowed.ts';
import { color, visuallyHidden } from '../../theme/styles.ts';
import { Tag } from '../../ui/chip/StatusChip.tsx';
import { Nothing } from '../../ui/figure/Money.tsx';
import { isWebAddress } from '../../ui/file/file-address.ts';
import { PictureFrame, pictureGrid } from '../../ui/picture/PictureFrame.tsx';
import { type FieldComponent, type FieldProps, isEmpty } from '../../kinds/fields/field.ts';
import { DISPLAYS } from '../../kinds/display/displays.ts';
import { FieldDisplay } from '../../kinds/display/FieldDisplay.tsx';
import { picturesOf } from '../../kinds/text.tsx';
import { ReferencedName } from '../../kinds/reference.tsx';
import type { Values } from '../values.ts';
import { ContactButtons } from '../../kinds/fields/ContactButtons.tsx';
import { fieldOverride, useManifest } from '../../manifest/manifest.ts';
import { RelatedField } from '../related/RelatedField.tsx';
import { spanOf } from '../../kinds/inputs/widths.ts';

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

interface FieldLineProps extends ShownField {
  record: RaRecord;
  /** Title of the section; a label with the same text is not shown again. */
  heading?: string | undefined;
  /** Of the section. */
  columns?: Section['columns'] | undefined;
}

/** A label and its value. */
export function FieldLine({ field, component, record, heading, columns }: FieldLineProps) {
  const labelOf = useLabel();
  const label = labelOf(field.label);
  const resource = useResourceContext() ?? '';
  const manifest = useManifest(resource);
  const represent = useRepresent();
  const own = fieldOverride(manifest, field.source, component ?? field.component);
  const Display = own ?? generatedDisplay(field);
  return (
    <Box
      sx={{
        position: 'relative',
        gridColumn: {
          xs: 'span 6',
          sm: `span ${factSpanOf(field, columns)}`,
        },
        minWidth: 0,
      }}
    >
      <Box
        component="dt"
        sx={heading === label ? visuallyHidden : { fontSize: 'var(--text-12)', color: 'text.secondary' }}
      >
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.5, overflowWrap: 'anywhere' }}>
        {createElement(Display, { field, value: record[field.source], record })}
        {field.display === 'phone' && (
          <Box component="span" sx={{ display: 'inline-flex', my: -1.5, ml: 1, verticalAlign: 'middle' }}>
            <ContactButtons field={field} value={record[field.source]} name={represent(resource, record)} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function RelationDisplay(props: FieldProps) {
  return isEmpty(props.value) ? <Nothing /> : <ReferencesDisplay {...props} />;
}

/** A detail has room for what a cell only counts: rows of other resources, groups, the elements of a list. */
function generatedDisplay(field: FieldDescriptor): FieldComponent {
  if (field.kind === 'collection') return RelatedField;
  if (field.display === 'image' || field.element?.display === 'image') return PicturesDisplay;
  if (field.display === 'file') return FieldDisplay;
  if (field.display === 'references') return RelationDisplay;
  if (field.element !== undefined) return ElementsDisplay;
  return field.items === undefined ? FieldDisplay : NestedDisplay;
}

/** All records of a relation by name, each with the link that opens it. */
export function ReferencesDisplay({ field, value }: FieldProps) {
  const resource = field.ref?.resource ?? '';
  const ids: unknown[] = Array.isArray(value) ? value : [];
  return (
    <ResourceContextProvider value={resource}>
      {ids
        .filter((id) => typeof id === 'number' || typeof id === 'string')
        .map((id, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <ReferencedName resource={resource} id={id} />
          </Fragment>
        ))}
    </ResourceContextProvider>
  );
}

/** The pictures of a field, large enough to recognise them. Each opens whole, beside the page. */
function PicturesDisplay({ field, value, record }: FieldProps) {
  const words = useWords(PICTURES_WORDS);
  const represent = useRecordRepresentation();
  const pictures = picturesOf(field, value).filter(isWebAddress);
  if (pictures.length === 0) return <Nothing />;
  const name = represent(record);
  return (
    <Box component="ul" sx={{ ...pictureGrid, gridTemplateColumns: 'repeat(auto-fill, 112px)' }}>
      {pictures.map((url, index) => (
        <li key={`${index} ${url}`}>
          <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ display: 'block' }}>
            <PictureFrame url={url} alt={fill(words.alt, { name, position: String(index + 1) })} />
          </Link>
        </li>
      ))}
    </Box>
  );
}

/** The elements of an array, each as one value of its kind is shown: chips, names, places. */
function ElementsDisplay({ field, value, record }: FieldProps) {
  const { element } = field;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  if (element === undefined || values.length === 0) return <Nothing />;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {values.map((one, index) => (
        <Box
          component="li"
          key={typeof one === 'string' || typeof one === 'number' ? one : index}
          sx={{ display: 'flex' }}
        >
          <Element field={element} value={one} record={record} />
        </Box>
      ))}
    </Box>
  );
}

function Element(props: FieldProps) {
  const { field, value } = props;
  if (DISPLAYS[field.display].unframed) return <FieldDisplay {...props} />;
  const coloured = field.enum?.find((one) => one.value === value)?.color !== undefined;
  if (coloured) return <FieldDisplay {...props} />;
  return (
    <Tag>
      <FieldDisplay {...props} field={field.enum === undefined ? field : { ...field, display: 'text' }} />
    </Tag>
  );
}

/** A group as labelled values, rows as a list of such groups; readable on phones too. */
function NestedDisplay({ field, value, record }: FieldProps) {
  const rows = (Array.isArray(value) ? value : [value]).filter(isObject);
  const fields = (inCurrencyOf(field, record).items ?? []).filter(
    ({ source, writeOnly, hidden }) => source !== 'id' && writeOnly !== true && !hidden?.includes('show'),
  );
  const full = rows.filter((row) => fields.some(({ source }) => !isEmpty(row[source])));
  if (full.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {full.map((row, index) => (
        <NestedRow key={String(row.id ?? index)} row={row} fields={fields} boxed={full.length > 1} />
      ))}
    </Box>
  );
}

interface NestedRowProps {
  row: Values;
  fields: readonly FieldDescriptor[];
  boxed: boolean;
}

/** Characters of a text that stands beside others; a longer one has its own line. */
const BESIDE = 24;
const wholeLine = { gridColumn: '1 / -1' } as const;

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > BESIDE;
}

function NestedRow({ row, fields, boxed }: NestedRowProps) {
  const labelOf = useLabel();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))',
        ...(boxed && { border: `1px solid ${color('line')}`, borderRadius: 'var(--radius)', p: 1.5 }),
      }}
    >
      {fields
        .filter(({ source }) => !isEmpty(row[source]))
        .map((field) => (
          <Box key={field.source} sx={{ minWidth: 0, ...(isLong(row[field.source]) && wholeLine) }}>
            <Box
              component="span"
              sx={{ display: 'block', fontSize: 'var(--text-12)', color: 'text.secondary' }}
            >
              {labelOf(field.label)}
            </Box>
            <FieldDisplay
              field={field}
              value={row[field.source]}
              record={{ ...row, id: Number(row.id ?? 0) }}
            />
          </Box>
        ))}
    </Box>
  );
}

/** Whether a detail has nothing to say of a field: no value, or a group or rows without any. */
export function isBlank({ kind, items }: FieldDescriptor, value: unknown): boolean {
  // Rows that point here are never part of the record.
  if (kind === 'collection') return false;
  if (isEmpty(value)) return true;
  if (items === undefined) return false;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
  return rows
    .filter(isObject)
    .every((row) => items.every(({ source }) => source === 'id' || isEmpty(row[source])));
}

export interface ShownField {
  field: FieldDescriptor;
  component?: string | undefined;
}

/** The fields of a section that this user may read. Secrets are left out, because the API never sends them. */
export function useShownFields(section: Section, descriptor: FormDescriptor): ShownField[] {
  const shown = useShown();
  return useMemo(
    () =>
      section.fields.flatMap(({ source, component }) => {
        const field = descriptor.fields[source];
        if (field === undefined || field.writeOnly === true || field.hidden?.includes('show')) return [];
        return shown(field) ? [{ field, component }] : [];
      }),
    [section, descriptor, shown],
  );
}

/** Columns of six for a value of a detail: two short ones stand side by side also where inputs have a line each. */
export function factSpanOf(field: FieldDescriptor, columns: Section['columns'] = 1): number {
  const { short = false, wholeLine = false } = DISPLAYS[field.display];
  return spanOf(field, short ? 2 : columns, wholeLine || field.kind === 'items');
}
