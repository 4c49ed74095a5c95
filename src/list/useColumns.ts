import { useMemo } from 'react';
import { useStore } from 'ra-core';
import { judge } from '../../domain/access/access.ts';
import { accessOf } from '../authProvider/session-store.ts';
import { useSession } from '../authProvider/useSession.ts';
import { useLabel } from '../i18n/words.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { useShown } from '../schema/useReadable.ts';
import { AddedField } from '../kinds/display/AddedField.tsx';
import { DISPLAYS } from '../kinds/display/displays.ts';
import { FieldDisplay } from '../kinds/display/FieldDisplay.tsx';
import { columnOverride } from '../manifest/overrides.ts';
import { useManifest } from '../manifest/useManifest.ts';
import type { ListColumn } from './list-column.ts';
import { isNamed, isState, lasts, priorityOf } from './column-priority.ts';

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
  const [chosen, setChosen] = useStore<Record<string, boolean>>(`${name}.v${version}.columns`, {});

  return useMemo(() => {
    const access = accessOf(session);
    const mayEdit = (permission: string | null = null): boolean =>
      access !== null && [toEdit, { permission }].every((asked) => judge(access, asked) === 'allowed');
    const all = declared.flatMap((column): ListColumn[] => {
      const { source, component, width, edit } = column;
      const field = fields[source];
      const Cell = columnOverride(manifest, source, component ?? field?.component);
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
  }, [declared, fields, representation, toEdit, manifest, labelOf, session, isShown, chosen, setChosen]);
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
