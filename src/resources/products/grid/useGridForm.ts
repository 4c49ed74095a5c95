import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../../generated/products/types.ts';
import { PRODUCT_GRID_WORDS, type ProductGridWords } from '../../../../generated/words/product-grid.ts';
import type { BulkResult } from '../../../dataProvider/bulk-calls.ts';
import type { RefusedRecord } from '../../../../domain/bulk/bulk-answers.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { refusedSentence, useBulkWords, useUndo } from '../../../ui/notice/useUndo.tsx';
import { fieldSentence, type Translate } from '../../../i18n/sentences.ts';
import { useWords } from '../../../i18n/words.ts';
import { useListPath } from '../../../schema/list-visit.ts';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import {
  cellAt,
  changedParts,
  editsOf,
  hasPart,
  linesOf,
  rowOf,
  type GridCellAt,
  type GridColumn,
  type GridLine,
  type GridRow,
} from './grid-table.ts';

export interface GridForm {
  rows: GridRow[];
}

/**
 * The form of a grid. What was saved is taken back from the notice. A refused product stays with its typed values, on
 * top of what is stored by now. Saving again replaces it knowingly.
 */
export function useGridForm(lines: readonly GridLine[], columns: readonly GridColumn[]) {
  const words = useWords(PRODUCT_GRID_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const listPath = useListPath('products');
  const { words: bulk, say } = useBulkWords('products');
  const { offer } = useUndo('products');
  const [stored, setStored] = useState(() => lines.map(rowOf));
  const [refused, setRefused] = useState<readonly Sentence[]>([]);

  const announce = ({ done, failed, undo }: BulkResult): void => {
    const made = say(bulk.changed, done.length);
    if (done.length === 0) return;
    offer(failed.length === 0 ? made : `${made} ${say(bulk.stayed, failed.length)}`, 'change', undo);
    refresh();
  };

  const form = useWriteForm<GridForm, BulkResult>({
    defaults: { rows: stored },
    validate: ({ rows }) => gridFaults(lines, columns, rows, words),
    async write({ rows }, { rebase }) {
      const edits = editsOf(lines, stored, rows);
      if (edits.length === 0) {
        notify(words.nothing);
        return null;
      }
      const result = await (await dataProvider.loadBulkCalls()).saveEdits('products', edits);
      announce(result);
      if (result.failed.length === 0) return result;
      const ids = [...new Set(lines.map(({ product }) => product.id))];
      const { data } = await dataProvider.getMany<Product>('products', { ids });
      const now = new Map(linesOf(data).map((line) => [keyOf(line), rowOf(line)]));
      const before = lines.map((line, at) => now.get(keyOf(line)) ?? stored[at] ?? rowOf(line));
      const stayed = new Set(result.failed.map(({ id }) => id));
      const typed = before.map((row, at) => ({
        ...row,
        ...(stayed.has(lines[at]?.product.id ?? 0) && typedOf(stored[at], rows[at])),
      }));
      setStored(before);
      rebase(undefined, { rows: before }, { rows: typed });
      setRefused(result.failed.flatMap((one) => sentencesOf(one, { lines, stored, rows, translate })));
      return null;
    },
    onSaved: () => navigate(listPath()),
  });

  const { setError } = form.form;
  // The form drops its errors when its base changes, so they follow it.
  useEffect(() => {
    for (const { row, part, message } of refused)
      setError(`rows.${row}.${part}`, { type: 'server', message });
  }, [refused, setError]);
  return { ...form, stored };
}

/** The sentence about one cell. */
interface Sentence extends GridCellAt {
  message: string;
}

/** What was typed into a line. */
function typedOf(before: GridRow | undefined, now: GridRow | undefined): Partial<GridRow> {
  return Object.fromEntries(changedParts(before, now).map((part) => [part, now?.[part]]));
}

function keyOf({ product, variant }: GridLine): string {
  return `${product.id}:${variant?.id ?? 0}`;
}

interface Refused {
  lines: readonly GridLine[];
  stored: readonly GridRow[];
  rows: readonly GridRow[];
  translate: Translate;
}

/** The sentences about a product that was refused. What is about no cell stands at the first one that changed. */
function sentencesOf(record: RefusedRecord, { lines, stored, rows, translate }: Refused): Sentence[] {
  const { id, errors = {} } = record;
  const named = Object.entries(errors).flatMap(([source, problem]): Sentence[] => {
    const cell = cellAt(lines, id, source);
    return cell === undefined
      ? []
      : [{ ...cell, message: fieldSentence(translate, 'products', source, problem) }];
  });
  if (named.length > 0) return named;
  const message = refusedSentence(translate, 'products', record);
  const changed = lines.flatMap(({ product }, row) =>
    product.id === id ? changedParts(stored[row], rows[row]).map((part) => ({ row, part, message })) : [],
  );
  return changed.slice(0, 1);
}

/** What is wrong with the typed values, by the source in the form: `rows.3.price`. */
function gridFaults(
  lines: readonly GridLine[],
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  words: Pick<ProductGridWords, 'required'>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  lines.forEach((line, row) => {
    for (const { id, unreadable = '' } of columns) {
      const value = rows[row]?.[id];
      if (!hasPart(line, id)) continue;
      if (typeof value === 'string') faults[`rows.${row}.${id}`] = unreadable;
      if (id === 'price' && (value ?? null) === null) faults[`rows.${row}.${id}`] = words.required;
    }
  });
  return faults;
}
