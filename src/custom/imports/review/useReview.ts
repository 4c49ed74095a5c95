import { useEffect, useMemo, useState } from 'react';
import { fold } from '../../../../domain/places/fold.ts';
import type { CheckedState } from '../../../../domain/imports/import-answers.ts';
import { type ImportLine, lineKey } from '../../../../domain/imports/import-record.ts';
import { columnAt, type ImportColumn, type ImportShape } from '../../../../domain/imports/shape-answer.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { said } from '../file/corrections.ts';
import type { Checked, ReviewFault } from '../file/checked.ts';
import type { ImportSession, Reviewed } from '../file/import-session.ts';
import { useCorrections } from '../useCorrections.ts';
import { useImportCalls } from '../useImportCalls.ts';
import { type ImportFile, useImportFile } from '../useImportFile.ts';
import type { ImportCalls } from '../../../dataProvider/import-calls.ts';

/** Milliseconds after the last key (spec 2 §9). */
const SEARCH_AFTER = 600;

export interface ShownLine extends ImportLine {
  /** Its place in the whole file. */
  at: number;
  /** By path. */
  faults: ReadonlyMap<string, ReviewFault>;
  /** What a load does with its record, once the server was asked. */
  state: CheckedState | undefined;
}

const NO_FAULTS: ReadonlyMap<string, ReviewFault> = new Map();
const NOTHING: Reviewed = {
  lines: [],
  faults: [],
  records: 0,
  good: 0,
  plan: { created: 0, updated: 0, unchanged: 0, waiting: 0, unasked: 0 },
  states: new Map(),
  changed: [],
  left: [],
  notes: [],
  redone: 0,
};

/** The lines of a file as they are reviewed: searched, filtered, edited. Table and phone share it. */
export function useReview(target: string, file: ImportFile) {
  const { keep, update } = useImportFile(target);
  const corrections = useCorrections(target);
  const [typed, setTyped] = useState('');
  const [onlyErrors, setOnlyErrors] = useState(false);
  /** The line that was removed last, while it can be put back. */
  const [removed, setRemoved] = useState<ImportLine>();
  /** How often the file was changed: the server is asked about what is another record since. */
  const [changes, setChanges] = useState(0);
  const check = useCheck(target, file.session, changes, update);
  const search = useDebounced(typed, SEARCH_AFTER);
  const reviewed = file.reviewed ?? NOTHING;
  const { lines, faults, states } = reviewed;
  const columns = useMemo(() => shownColumns(file.shape, lines, faults), [file.shape, lines, faults]);
  const byLine = useMemo(() => {
    const found = new Map<string, Map<string, ReviewFault>>();
    // What no column has is said where the line begins.
    const first = columns[0]?.path ?? '';
    for (const fault of faults) {
      const own = found.get(lineKey(fault)) ?? new Map<string, ReviewFault>();
      const at = columnAt(file.shape, fault.field) === undefined ? first : fault.field;
      if (!own.has(at)) own.set(at, fault);
      found.set(lineKey(fault), own);
    }
    return found;
  }, [file.shape, columns, faults]);
  const shown = useMemo(() => {
    const wanted = fold(search);
    return lines.flatMap((line, at): ShownLine[] => {
      const own = byLine.get(lineKey(line)) ?? NO_FAULTS;
      if (onlyErrors && own.size === 0) return [];
      if (wanted !== '' && !fold(Object.values(line.cells).join(' ')).includes(wanted)) return [];
      return [{ ...line, at, faults: own, state: states.get(lineKey(line)) }];
    });
  }, [lines, byLine, states, search, onlyErrors]);

  const edit = async (at: number, path: string, text: string): Promise<void> => {
    const line = lines[at];
    if (line) corrections.add(file.name, { ...placeOf(line), cell: { path, text }, was: said(line, path) });
    const changed = lines.map((line, index) =>
      index === at ? { ...line, cells: { ...line.cells, [path]: text } } : line,
    );
    keep({ ...file, corrected: true, reviewed: { ...reviewed, lines: changed } });
    const after = await file.session.edit(at, path, text);
    update((now) => ({ ...now, ...after }));
    setChanges((count) => count + 1);
  };
  const remove = async (at: number): Promise<void> => {
    const line = lines[at];
    if (line) corrections.add(file.name, { ...placeOf(line), was: said(line) });
    keep({ ...file, corrected: true, reviewed: await file.session.remove(at) });
    setRemoved(line);
    setChanges((count) => count + 1);
  };
  const startAnew = async (): Promise<void> => {
    corrections.forget();
    const anew = await file.session.review(file.paths ?? [], file.clearing === true);
    keep({ ...file, corrected: false, reviewed: anew });
    setRemoved(undefined);
    setChanges((count) => count + 1);
  };
  const restore = async (): Promise<void> => {
    if (removed !== undefined) corrections.putBack(file.name, removed);
    keep({ ...file, reviewed: await file.session.restore() });
    setRemoved(undefined);
    setChanges((count) => count + 1);
  };
  return {
    typed,
    setTyped,
    onlyErrors,
    setOnlyErrors,
    ...reviewed,
    columns,
    shown,
    check,
    startAnew,
    forget: corrections.forget,
    edit,
    remove,
    removed,
    restore,
  };
}

function placeOf({ line, part }: ImportLine): Pick<ImportLine, 'line' | 'part'> {
  return part === undefined ? { line } : { line, part };
}

export type Review = ReturnType<typeof useReview>;

/** The columns that some line has, or lacks. What names a record comes first, as people look for it. */
function shownColumns(
  shape: ImportShape,
  lines: readonly ImportLine[],
  faults: readonly ReviewFault[],
): ImportColumn[] {
  const used = new Set([
    ...lines.flatMap(({ cells }) => Object.keys(cells)),
    ...faults.map(({ field }) => field),
  ]);
  const columns = shape.columns.filter(({ path }) => used.has(path));
  const names = columns.filter(({ path }) => shape.identity.includes(path));
  return [...names, ...columns.filter((column) => !names.includes(column))];
}

export interface FileCheck {
  /** False while the server is asked about lines. */
  done: boolean;
  /** Why it could not be asked. */
  error: unknown;
  again(): void;
}

/**
 * Asks the server about all lines of a file, and after each change about those that are others since.
 * @param changes how often the file was changed
 */
function useCheck(
  target: string,
  session: ImportSession,
  changes: number,
  update: (change: (reviewed: Reviewed) => Reviewed) => void,
): FileCheck {
  const calls = useImportCalls();
  const [tries, setTries] = useState(0);
  const key = `${changes} ${tries}`;
  const [ended, setEnded] = useState<{ key: string; error: unknown }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async (): Promise<void> => {
      try {
        await checkFile(
          session,
          await calls(),
          target,
          (checked) => update((now) => ({ ...now, ...checked })),
          signal,
        );
        if (!signal.aborted) setEnded({ key, error: undefined });
      } catch (error) {
        if (!signal.aborted) setEnded({ key, error });
      }
    };
    void run();
    return () => leaving.abort();
  }, [calls, session, target, key, update]);
  const own = ended?.key === key ? ended : undefined;
  return { done: own !== undefined, error: own?.error, again: () => setTries(tries + 1) };
}

/**
 * Asks the server what a load would do with each record that shows no mistake by itself. A load of what it passes has
 * none either, unless somebody changes the store meanwhile.
 * @param onChecked gets what is known so far after each call
 * Throws what a call throws; what was answered before stays known.
 */
export async function checkFile(
  session: Pick<ImportSession, 'unchecked' | 'take'>,
  { checkRecords }: Pick<ImportCalls, 'checkRecords'>,
  target: string,
  onChecked: (checked: Checked) => void,
  signal?: AbortSignal,
): Promise<void> {
  const isLeft = (): boolean => signal?.aborted ?? false;
  for (;;) {
    const records = await session.unchecked();
    if (records.length === 0 || isLeft()) return;
    const answers = await checkRecords(target, records, signal);
    if (isLeft()) return;
    onChecked(await session.take(answers));
  }
}
