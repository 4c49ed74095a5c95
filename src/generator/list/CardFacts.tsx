import { Fragment, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { addedUp } from '../../../domain/schema/added.ts';
import { clamped } from '../../theme/clamped.ts';
import { color } from '../../theme/color.ts';
import { isEmpty } from '../fields/field.ts';
import { PhraseText } from '../fields/PhraseText.tsx';
import { countOf, phraseOf } from '../fields/phrase.ts';
import { PlainContext } from '../fields/plain.ts';
import type { ListColumn } from './useColumns.ts';

export interface CardFactsProps {
  facts: readonly ListColumn[];
  record: RaRecord;
}

/** Displays whose values explain themselves; the others need a label. */
const CLEAR: ReadonlySet<string> = new Set([
  'text',
  'multiline',
  'email',
  'phone',
  'url',
  'tags',
  'country',
  'city',
  'reference',
  'references',
  'json',
  'items',
]);

function isAdded({ field: { adds } }: ListColumn, record: RaRecord): boolean {
  return adds !== undefined && addedUp(adds, record) !== undefined;
}

/** Records that point here are counted by their own call, in words of their own. */
function isCounted({ field }: ListColumn): boolean {
  return field.display === 'collection';
}

function isSilent(column: ListColumn, record: RaRecord): boolean {
  const { field, source } = column;
  if (isAdded(column, record) || isCounted(column)) return false;
  const value: unknown = record[source];
  if (field.phrase)
    return value == null || phraseOf(field.phrase, value, field.display === 'flag') === undefined;
  return isEmpty(value) || (field.display === 'flag' && countOf(value) !== 1);
}

/** The facts as a person would say them: `Bogotá · 9 pedidos · ayer`. What is unknown is left out. */
export function CardFacts({ facts, record }: CardFactsProps) {
  const said = facts.filter((column) => !isSilent(column, record));
  const firstDate = said.find(({ field }) => field.kind === 'datetime' || field.kind === 'date');
  if (said.length === 0) return null;
  return (
    <PlainContext value>
      <Box sx={{ fontSize: 'var(--text-14)', color: color('text-secondary'), ...clamped(2) }}>
        {said.map((column, index) => (
          <Fragment key={column.source}>
            {index > 0 && ' '}
            {/* A fact that does not fit starts a new line. The point ends a line, and never begins one. */}
            <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%' }}>
              <span>{factOf(column, record, column === firstDate)}</span>
              {index < said.length - 1 && '\u00a0·'}
            </Box>
          </Fragment>
        ))}
      </Box>
    </PlainContext>
  );
}

function factOf(column: ListColumn, record: RaRecord, clear: boolean): ReactNode {
  const { Cell, field, label, source } = column;
  const value: unknown = record[source];
  if (isAdded(column, record) || isCounted(column))
    return <Cell field={field} value={value} record={record} />;
  if (field.phrase) return <PhraseText Cell={Cell} field={field} value={value} record={record} />;
  if (field.display === 'flag') return label;
  const cell = <Cell field={field} value={value} record={record} />;
  // A year or the number of a contract is text, and needs its label all the same.
  return clear || (CLEAR.has(field.display) && field.kind !== 'integer') ? (
    cell
  ) : (
    <>
      {label}: {cell}
    </>
  );
}
