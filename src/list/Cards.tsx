import { memo, useMemo, Fragment, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext, useTranslate, type RaRecord } from 'ra-core';
import { addedUp } from '../../domain/schema/amounts.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useDescriptor, useListDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { useRecordRepresentation } from '../schema/representation.ts';
import { useListParts } from './list-parts.ts';
import { useRecordPath } from '../schema/useAllowed.ts';
import { clamped, color, oneLine } from '../theme/styles.ts';
import { aboveLink, CARD_ACTIONS, CardLink } from '../ui/card/CardLink.tsx';
import { Thumbnail } from '../ui/picture/Thumbnail.tsx';
import { Optional } from '../ui/lazy/lazy-popup.tsx';
import { hasAmount, isEmpty, PlainContext } from '../kinds/fields/field.ts';
import { countOf, phraseOf, PhraseText } from '../kinds/fields/PhraseText.tsx';
import { picturesOf } from '../kinds/text.tsx';
import { DISPLAYS, VIEWS } from '../kinds/display/displays.ts';
import { ShareRecord } from '../ui/share/ShareRecord.tsx';
import { ContactButtons } from '../kinds/fields/ContactButtons.tsx';
import styles from './Cards.module.css';
import type { ListColumn } from './useColumns.tsx';

interface CardsProps {
  columns: ListColumn[];
  selecting: boolean;
  /** After a long press on a card. */
  onHold(record: RaRecord): void;
}

/** The records as cards. The manifest of a resource may have its own card. */
export function Cards({ columns, selecting, onHold }: CardsProps) {
  const translate = useTranslate();
  const { representation } = useDescriptor();
  const { card } = useListDescriptor();
  const { lowerMany } = useResourceNames();
  const { data, isFetching, isPlaceholderData } = useListContext<RaRecord>();
  const parts = useMemo(() => cardParts(columns, representation, card), [columns, representation, card]);
  return (
    <ul
      aria-label={translate('list.cards', { name: lowerMany })}
      aria-busy={isFetching}
      // Cards of the filter before: they say so.
      style={isPlaceholderData ? { opacity: 0.6 } : undefined}
      className={styles['list']}
    >
      {data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <CardFrame record={record} selecting={selecting} onHold={onHold}>
            <CardContent record={record} parts={parts} />
          </CardFrame>
        </RecordContextProvider>
      ))}
    </ul>
  );
}

interface CardContentProps {
  record: RaRecord;
  parts: CardParts;
}

/** What is in the frame; selecting cards does not draw it again. */
const CardContent = memo(function CardContent({ record, parts }: CardContentProps) {
  const { Card } = useListParts();
  return Card === undefined ? <GeneratedCard record={record} parts={parts} /> : <Card record={record} />;
});

interface CardFrameProps {
  record: RaRecord;
  selecting: boolean;
  /** After a long press on the card. */
  onHold(record: RaRecord): void;
  children: ReactNode;
}

/** The border of a card. During selection the whole card is its checkbox. */
function CardFrame({ record, selecting, onHold, children }: CardFrameProps) {
  const translate = useTranslate();
  const represent = useRecordRepresentation();
  const { selectedIds, onToggleItem } = useListContext();
  const selected = selecting && selectedIds.includes(record.id);
  return (
    <li
      onPointerDown={({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch' || selecting) return;
        const isDown = watchPointer();
        void import('./long-press.ts').then(
          ({ hold }) => isDown() && hold(currentTarget, () => onHold(record)),
        );
      }}
      className={[styles['card'], selecting && styles['selecting'], selected && styles['selected']]
        .filter(Boolean)
        .join(' ')}
    >
      {selecting && (
        <Checkbox
          checked={selected}
          onChange={() => onToggleItem(record.id)}
          slotProps={{ input: { 'aria-label': translate('list.select_row', { name: represent(record) }) } }}
          // The input fills the card.
          sx={{ alignSelf: 'flex-start', position: 'static', '& input': { zIndex: 2 } }}
        />
      )}
      <div className={styles['content']}>{children}</div>
    </li>
  );
}

/** @returns whether the finger is down still: a tap may end before its code has loaded */
function watchPointer(): () => boolean {
  let down = true;
  const end = (): void => {
    down = false;
  };
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end, { once: true });
  return () => down;
}

/** How large a digit of an amount may be beside the actions of a phone, in hundredths of its width. */
function widthOfDigit(amount: unknown): number {
  const digits = String(amount).length;
  return digits < 7 ? 7 : digits === 7 ? 3.9 : digits === 8 ? 3.4 : 2.8;
}

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
function GeneratedCard({ record, parts }: GeneratedCardProps) {
  const { name, share } = useDescriptor();
  const { CardAction, CardMark, CardNote } = useListParts();
  const represent = useRecordRepresentation();
  const path = useRecordPath(name)(record);
  const { picture, facts, states, toggles, contact } = parts;
  const amount = parts.amount && hasAmount(parts.amount.field, record) ? parts.amount : undefined;
  const title = represent(record);
  // Facts have a line of their own above states, and above more actions than one thumb's width.
  const pictured = picture !== undefined;
  const stated = pictured || states.length > 0 || CardAction !== undefined;
  const mark = CardMark && <CardMark record={record} />;
  const acts = toggles.length > 0 || contact !== undefined || share !== undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: pictured ? -0.5 : 0 }}>
      {pictured && (
        <Box sx={{ flex: 'none', position: 'relative', height: CARD_PICTURE }}>
          <Thumbnail
            url={picturesOf(picture.field, record[picture.source])[0] ?? null}
            name={title}
            size={CARD_PICTURE}
          />
          {mark && (
            // A mark that draws nothing leaves the picture to the link.
            <Box
              className={CARD_ACTIONS}
              sx={{
                ...aboveLink,
                position: 'absolute',
                inset: 0,
                pointerEvents: 'none',
                '& > *': { pointerEvents: 'auto' },
              }}
            >
              {mark}
            </Box>
          )}
        </Box>
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
              <Box
                sx={{
                  fontWeight: 500,
                  minWidth: 0,
                  lineHeight: 1.2,
                  fontSize: `min(1em, max(${widthOfDigit(record[amount.source])}vw, 0.65em), 7vw)`,
                }}
              >
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
              {!pictured && mark}
              {CardAction && <CardAction record={record} />}
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
        {CardNote && (
          <Optional>
            <CardNote record={record} />
          </Optional>
        )}
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
      <Box
        sx={{
          fontSize: 'var(--text-14)',
          color: color('text-secondary'),
          ...(lines === 1 ? oneLine : clamped(lines)),
        }}
      >
        {said.map((column, index) => (
          <Fragment key={column.source}>
            {index > 0 && ' '}
            {/* A fact that does not fit starts a new line. The point ends a line, and never begins one. */}
            <Box component="span" sx={{ display: lines === 1 ? 'inline' : 'inline-block', maxWidth: '100%' }}>
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

/** The place of each column on a card. */
interface CardParts {
  picture?: ListColumn;
  /** The main amount, beside the name. */
  amount?: ListColumn;
  facts: ListColumn[];
  states: ListColumn[];
  /** Switches, among the actions. */
  toggles: ListColumn[];
  /** The field whose person is called or written to. */
  contact?: ListColumn;
}

const FACTS = 3;

function isPicture({ display, source }: FieldDescriptor): boolean {
  return DISPLAYS[display].place === 'picture' || source.endsWith('_images');
}

/** Holds a phone number: itself, or as a member of an object such as the buyer of an order. */
export function hasPhone({ display, shape, items }: FieldDescriptor): boolean {
  return (
    display === 'phone' || (shape === 'object' && items?.some((item) => item.display === 'phone') === true)
  );
}

/** The columns of a card: those that the schema names for it, else the first visible ones of the table. */
function shownOn(columns: readonly ListColumn[], card: readonly string[] | undefined): ListColumn[] {
  if (card === undefined) return columns.filter(({ visible, cardOnly }) => visible || cardOnly);
  return card.flatMap((source) => columns.find((column) => column.source === source) ?? []);
}

/** Sorts the columns of a card into its lines: identity, facts, states and actions. */
export function cardParts(
  columns: readonly ListColumn[],
  representation: string,
  card?: readonly string[],
): CardParts {
  const parts: CardParts = { facts: [], states: [], toggles: [] };
  for (const column of shownOn(columns, card)) {
    const { source, field } = column;
    const { place } = DISPLAYS[field.display];
    // The name is already the card's title.
    if (representation === source || representation.includes(`{${source}}`)) continue;
    if (hasPhone(field)) parts.contact ??= column;
    if (isPicture(field)) parts.picture ??= column;
    else if (place === 'toggle') parts.toggles.push(column);
    else if (place === 'state' && field.phrase === undefined) parts.states.push(column);
    else if (place === 'amount' && parts.amount === undefined) parts.amount = column;
    else if (card !== undefined || parts.facts.length < FACTS) parts.facts.push(column);
  }
  return parts;
}
