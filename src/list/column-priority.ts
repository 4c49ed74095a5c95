import { DISPLAYS } from '../kinds/display/displays.ts';
import type { ListColumn } from './list-column.ts';

const WORDS = 172;
/** The one column that names a record, which may have its picture too. */
const NAME = 264;
/** One of several columns that name a record. */
const NAME_PART = 124;
/** The frame of a value that is edited in the table. */
const FRAME = 32;
/** A text as short as a code, and one character of it. */
const SHORTEST = 96;
const CHARACTER = 9;
const PADDING = 24;
/** The checkbox of a row, and its chat and link; a narrow table is without the chat. */
const ENDS = 152;
/** The button of a row that unfolds. */
const UNFOLDING = 48;
/** Between columns that name a priority below and above it. */
const USUAL_PRIORITY = 5;
const REM = 16;

export function isState({ field }: ListColumn): boolean {
  return DISPLAYS[field.display].state === true;
}

function needs(column: ListColumn, representation: string): number {
  const { width, field, source, edit, namePart } = column;
  if (width !== undefined) return width + PADDING;
  if (namePart) return NAME_PART;
  const usual = DISPLAYS[field.display].width ?? words(column, representation === source ? NAME : WORDS);
  return edit === undefined ? usual : usual + FRAME;
}

/** A text that its schema keeps short, such as the number of a document, needs no more than its characters. */
function words({ field: { bounds, display }, label }: ListColumn, usual: number): number {
  if (display !== 'text' || bounds?.maxLength === undefined) return usual;
  const characters = Math.max(bounds.maxLength, label.length);
  return Math.min(usual, Math.max(SHORTEST, characters * CHARACTER + PADDING));
}

/** A state that never leaves. */
export function lasts(column: ListColumn): boolean {
  return isState(column) && column.priority === undefined;
}

/** The higher it is, the earlier the column leaves. */
export function priorityOf({ priority = USUAL_PRIORITY }: ListColumn): number {
  return priority;
}

/** Whether a column is what its record is called, or a part of it. */
export function isNamed(representation: string, source: string): boolean {
  return representation === source || representation.includes(`{${source}}`);
}

/**
 * The width of the table in pixels below which each column leaves, by source. The highest priority leaves first. Three
 * kinds never leave: a name, a state without a priority, and what the user switched on.
 */
export function leavesBelow(
  columns: readonly ListColumn[],
  representation: string,
  unfolds = false,
): ReadonlyMap<string, number> {
  const stays = (column: ListColumn): boolean =>
    column.kept || lasts(column) || isNamed(representation, column.source);
  let room = unfolds ? ENDS + UNFOLDING : ENDS;
  for (const column of columns) if (stays(column)) room += needs(column, representation);
  const leaving = columns
    .filter((column) => !stays(column))
    .toSorted((a, b) => priorityOf(a) - priorityOf(b));
  return new Map(
    leaving.map((column) => {
      room += needs(column, representation);
      return [column.source, room];
    }),
  );
}

/**
 * Styles of the table's frame that hide columns by its own width. Text of twice the size needs twice the room, so widths
 * are in rem.
 * @param limits of `leavesBelow`
 * @param before cells of a row before its first column
 */
export function leavingStyles(
  columns: readonly ListColumn[],
  limits: ReadonlyMap<string, number>,
  before: number,
) {
  return {
    containerType: 'inline-size',
    ...Object.fromEntries(
      columns.flatMap(({ source }, index) => {
        const limit = limits.get(source);
        if (limit === undefined) return [];
        const cell = `& .leaving > :nth-of-type(${index + before + 1})`;
        return [[`@container (max-width: ${limit / REM}rem)`, { [cell]: { display: 'none' } }]];
      }),
    ),
  };
}
