import { useMemo, useState } from 'react';
import { fold } from '../../../../domain/places/fold.ts';
import { lineKey, type ImportFault, type ImportLine } from '../../../../domain/imports/import-record.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { said } from '../file/corrections.ts';
import { useCorrections } from '../useCorrections.ts';
import { useImportFile, type ImportFile } from '../useImportFile.ts';

/** Milliseconds after the last key (spec 2 §9). */
const SEARCH_AFTER = 600;

export interface ShownLine extends ImportLine {
  /** Its place in the whole file. */
  at: number;
  /** By path. */
  faults: ReadonlyMap<string, ImportFault>;
}

const NO_FAULTS: ReadonlyMap<string, ImportFault> = new Map();

/** The lines of a file as they are reviewed: searched, filtered, edited. Table and phone share it. */
export function useReview(target: string, file: ImportFile) {
  const { keep } = useImportFile(target);
  const corrections = useCorrections(target);
  const [typed, setTyped] = useState('');
  const [onlyErrors, setOnlyErrors] = useState(false);
  /** The line that was removed last, while it can be put back. */
  const [removed, setRemoved] = useState<ImportLine>();
  const search = useDebounced(typed, SEARCH_AFTER);
  const {
    lines = [],
    faults = [],
    records = 0,
    good = 0,
    left = [],
    notes = [],
    redone = 0,
  } = file.reviewed ?? {};
  const byLine = useMemo(() => {
    const found = new Map<string, Map<string, ImportFault>>();
    for (const fault of faults) {
      const own = found.get(lineKey(fault)) ?? new Map<string, ImportFault>();
      if (!own.has(fault.field)) own.set(fault.field, fault);
      found.set(lineKey(fault), own);
    }
    return found;
  }, [faults]);
  const shown = useMemo(() => {
    const wanted = fold(search);
    return lines.flatMap((line, at): ShownLine[] => {
      const own = byLine.get(lineKey(line)) ?? NO_FAULTS;
      if (onlyErrors && own.size === 0) return [];
      if (wanted !== '' && !fold(Object.values(line.cells).join(' ')).includes(wanted)) return [];
      return [{ ...line, at, faults: own }];
    });
  }, [lines, byLine, search, onlyErrors]);

  const edit = async (at: number, path: string, text: string): Promise<void> => {
    const line = lines[at];
    if (line) corrections.add(file.name, { ...placeOf(line), cell: { path, text }, was: said(line, path) });
    const changed = lines.map((line, index) =>
      index === at ? { ...line, cells: { ...line.cells, [path]: text } } : line,
    );
    keep({
      ...file,
      corrected: true,
      reviewed: { lines: changed, faults, records, good, left, notes, redone },
    });
    const after = await file.session.edit(at, path, text);
    keep({ ...file, corrected: true, reviewed: { lines: changed, records, left, notes, redone, ...after } });
  };
  const remove = async (at: number): Promise<void> => {
    const line = lines[at];
    if (line) corrections.add(file.name, { ...placeOf(line), was: said(line) });
    keep({ ...file, corrected: true, reviewed: await file.session.remove(at) });
    setRemoved(line);
  };
  const startAnew = async (): Promise<void> => {
    corrections.forget();
    const reviewed = await file.session.review(file.paths ?? [], file.clearing === true);
    keep({ ...file, corrected: false, reviewed });
    setRemoved(undefined);
  };
  const restore = async (): Promise<void> => {
    if (removed !== undefined) corrections.putBack(file.name, removed);
    keep({ ...file, reviewed: await file.session.restore() });
    setRemoved(undefined);
  };
  return {
    typed,
    setTyped,
    onlyErrors,
    setOnlyErrors,
    shown,
    faults,
    lines,
    records,
    good,
    left,
    notes,
    redone,
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
