import { Fragment, Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { addedUp } from '../../domain/schema/amounts.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { useRecordPath } from '../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../schema/useRecordRepresentation.ts';
import { clamped, color, oneLine } from '../theme/styles.ts';
import { aboveLink, CardLink } from '../ui/card/CardLink.tsx';
import { Thumbnail } from '../ui/picture/Thumbnail.tsx';
import { Optional } from '../ui/lazy/Optional.tsx';
import { hasAmount, isEmpty } from '../kinds/fields/field.ts';
import { countOf, phraseOf } from '../kinds/fields/phrase.ts';
import { PhraseText } from '../kinds/fields/PhraseText.tsx';
import { picturesOf } from '../kinds/fields/pictures-of.ts';
import { PlainContext } from '../kinds/fields/plain.ts';
import { DISPLAYS, VIEWS } from '../kinds/display/displays.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { ShareRecord } from '../ui/share/ShareRecord.tsx';
import { CARD_ACTIONS } from './card-actions.ts';
import type { CardParts } from './card-parts.ts';
import { ContactButtons } from '../kinds/fields/ContactButtons.tsx';
import type { ListColumn } from './list-column.ts';

interface GeneratedCardProps {
  record: RaRecord;
  parts: CardParts;
}

/** Pixels of the picture on a card. */
const CARD_PICTURE = 64;

/**
 * Identity (picture, name, amount), facts, then states with the actions on the right, for the thumb. A tap anywhere else
 * follows the link. Beside a picture each is one line, so that the card is no higher than its picture asks for.
 */
export function GeneratedCard({ record, parts }: GeneratedCardProps) {
  const { name, share } = useDescriptor();
  const Action = useManifest(name).cardAction;
  const represent = useRecordRepresentation();
  const path = useRecordPath(name)(record);
  const { picture, facts, states, toggles, contact } = parts;
  const amount = parts.amount && hasAmount(parts.amount.field, record) ? parts.amount : undefined;
  const title = represent(record);
  // Facts have a line of their own above states, and above more actions than one thumb's width.
  const pictured = picture !== undefined;
  const stated = pictured || states.length > 0 || Action !== undefined;
  const acts = toggles.length > 0 || contact !== undefined || share !== undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: pictured ? -0.5 : 0 }}>
      {pictured && (
        <Thumbnail
          url={picturesOf(picture.field, record[picture.source])[0] ?? null}
          name={title}
          size={CARD_PICTURE}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            alignItems: 'baseline',
            fontWeight: 500,
            lineHeight: pictured ? 1.35 : undefined,
          }}
        >
          <Box title={title} sx={{ flex: '1 1 9rem', minWidth: 0, ...(pictured ? oneLine : clamped(2)) }}>
            <CardLink to={path}>{title}</CardLink>
          </Box>
          {amount !== undefined && !pictured && (
            <Box sx={{ ml: 'auto', textAlign: 'right' }}>
              <CardCell column={amount} record={record} />
            </Box>
          )}
        </Box>
        {stated && <CardFacts facts={facts} record={record} lines={pictured ? 1 : 2} />}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            // The buttons are as large as everywhere; the line is lower than they are.
            ...(pictured && { minHeight: 40 }),
          }}
        >
          <Box sx={{ flex: '1 1 4.25rem', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {amount !== undefined && pictured && (
              // The longest price is read whole beside the picture, with text of double size too.
              <Box sx={{ fontWeight: 500, minWidth: 0, fontSize: 'min(1em, 7vw)' }}>
                <CardCell column={amount} record={record} />
              </Box>
            )}
            {!stated && <CardFacts facts={facts} record={record} lines={2} />}
            {states.map((column) => (
              <CardCell key={column.source} column={column} record={record} />
            ))}
          </Box>
          {acts && (
            <Box
              className={CARD_ACTIONS}
              sx={{
                display: 'flex',
                alignItems: 'center',
                m: -1,
                mt: pictured ? -1 : 0,
                ml: 'auto',
                ...aboveLink,
              }}
            >
              {Action && (
                <Suspense>
                  <Action record={record} />
                </Suspense>
              )}
              {toggles.map((column) => (
                <CardCell key={column.source} column={column} record={record} />
              ))}
              {share !== undefined && (
                <Optional fallback={<Box sx={{ width: 48, height: 48 }} />}>
                  <ShareRecord resource={name} record={record} name={title} />
                </Optional>
              )}
              {contact && (
                <ContactButtons field={contact.field} value={record[contact.source]} name={title} />
              )}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function CardCell({ column: { Cell, field, source }, record }: { column: ListColumn; record: RaRecord }) {
  return <Cell field={field} value={record[source]} record={record} />;
}

interface CardFactsProps {
  facts: readonly ListColumn[];
  record: RaRecord;
  /** At most; what does not fit ends with a sign. */
  lines: number;
}

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
function CardFacts({ facts, record, lines }: CardFactsProps) {
  const said = facts.filter((column) => !isSilent(column, record));
  const firstDate = said.find(({ field }) => DISPLAYS[field.display].clearOnce);
  if (said.length === 0) return null;
  return (
    <PlainContext value>
      <Box sx={{ fontSize: 'var(--text-14)', color: color('text-secondary'), ...clamped(lines) }}>
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
  return clear || (DISPLAYS[field.display].clear && VIEWS[field.kind].sorted !== 'count') ? (
    cell
  ) : (
    <>
      {label}: {cell}
    </>
  );
}
