import { useMemo } from 'react';
import { useStore } from 'ra-core';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import type { XEdit } from '../../domain/schema/vocabulary.ts';
import { judge } from '../../domain/access/access.ts';
import type { FieldComponent } from '../kinds/fields/field.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';
import { useLabel } from '../i18n/words.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { useShown } from '../schema/useAllowed.ts';
import { AddedField, FieldDisplay } from '../kinds/display/FieldDisplay.tsx';
import { DISPLAYS } from '../kinds/display/displays.ts';
import { columnOverride, useManifest } from '../manifest/manifest.ts';
import { useListParts } from './list-parts.ts';

/** A column of a list that the user may read. */
export interface ListColumn {
  source: string;
  field: FieldDescriptor;
  label: string;
  Cell: FieldComponent;
  sortable: boolean;
  width?: number;
  /** Running text: never narrower than a few words. */
  wordy: boolean;
  /** One of several columns that name the record. */
  namePart: boolean;
  /** Right-aligned, in tabular figures. */
  numeric: boolean;
  visible: boolean;
  /** The user switched it on, so it stays in a narrow table. */
  kept: boolean;
  /** 1 to 9: the highest leave first. */
  priority?: number;
  /** The user may edit it in the table. */
  edit?: XEdit;
  /** Another column of the table shows the value; cards show it themselves. */
  cardOnly: boolean;
}

export interface ColumnsState {
  /** The columns that the user may read, in schema order; cards consist of these. */
  all: ListColumn[];
  /** The columns that the table can show. */
  columns: ListColumn[];
  visible: ListColumn[];
  setVisible(source: string, visible: boolean): void;
}

/** The columns of the current list and the user's choice of them, which is stored per version of the schema. */
export function useColumns(): ColumnsState {
  const { name, version, representation, access: allowed } = useDescriptor();
  const toEdit = allowed.edit;
  const { columns: declared, fields } = useListDescriptor();
  const labelOf = useLabel();
  const session = useSession();
  const isShown = useShown();
  const manifest = useManifest(name);
  const parts = useListParts();
  const [chosen, setChosen] = useStore<Record<string, boolean>>(`${name}.v${version}.columns`, {});

  return useMemo(() => {
    const access = accessOf(session);
    const mayEdit = (permission: string | null = null): boolean =>
      access !== null && [toEdit, { permission }].every((asked) => judge(access, asked) === 'allowed');
    const all = declared.flatMap((column): ListColumn[] => {
      const { source, component, width, edit } = column;
      const field = fields[source];
      const Cell = columnOverride(manifest, parts, source, component ?? field?.component);
      if (field === undefined || !isShown(field) || field.hidden?.includes('list')) return [];
      return [
        {
          source,
          field,
          label: labelOf(field.label),
          Cell: Cell ?? (field.adds ? AddedField : FieldDisplay),
          sortable: column.sortable,
          ...(width === undefined ? {} : { width }),
          wordy: DISPLAYS[field.display].wordy === true && width === undefined,
          namePart: representation.includes(`{${source}}`) && representation !== `{${source}}`,
          numeric: DISPLAYS[field.display].align === 'right',
          visible: chosen[source] ?? !column.hidden,
          kept: chosen[source] === true,
          ...(column.priority === undefined ? {} : { priority: column.priority }),
          ...(edit && mayEdit(edit.permission) && { edit }),
          cardOnly: Cell === null,
        },
      ];
    });
    const columns = all.filter((column) => !column.cardOnly);
    return {
      all,
      columns,
      visible: keepAState(keepAName(columns, representation)),
      setVisible: (source, visible) => setChosen({ ...chosen, [source]: visible }),
    };
  }, [
    declared,
    fields,
    representation,
    toEdit,
    manifest,
    parts,
    labelOf,
    session,
    isShown,
    chosen,
    setChosen,
  ]);
}

/**
 * The visible columns. Where the user has switched off the state that lasts, the next one lasts instead: its place in
 * the cell of the other is gone.
 */
export function keepAState(columns: readonly ListColumn[]): ListColumn[] {
  const shown = columns.filter((column) => column.visible);
  if (shown.some(lasts) || !columns.some(lasts)) return shown;
  const [next] = shown.filter(isState).toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  return shown.map((column) => (column === next ? { ...column, kept: true } : column));
}

/**
 * Where the user has switched off what names a record, the first text of the others never leaves: its place in the cell
 * of the name is gone.
 */
export function keepAName(columns: readonly ListColumn[], representation: string): readonly ListColumn[] {
  const names = columns.filter(({ source }) => isNamed(representation, source));
  if (names.length === 0 || names.some(({ visible }) => visible)) return columns;
  const [next] = columns
    .filter(({ visible, wordy }) => visible && wordy)
    .toSorted((a, b) => priorityOf(a) - priorityOf(b));
  return columns.map((column) => (column === next ? { ...column, kept: true } : column));
}

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

function isState({ field }: ListColumn): boolean {
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
function lasts(column: ListColumn): boolean {
  return isState(column) && column.priority === undefined;
}

/** The higher it is, the earlier the column leaves. */
function priorityOf({ priority = USUAL_PRIORITY }: ListColumn): number {
  return priority;
}

/** Whether a column is what its record is called, or a part of it. */
function isNamed(representation: string, source: string): boolean {
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
