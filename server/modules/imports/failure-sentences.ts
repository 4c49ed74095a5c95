import { FAULT_KINDS, type ImportLine } from '../../../domain/imports/import-record.ts';
import type { LineError } from '../../../domain/imports/import-answers.ts';
import { INVENTORY, inventoryPath } from '../../../domain/imports/inventory-shape.ts';
import { columnAt, type ImportShape } from '../../../domain/imports/shape-answer.ts';
import type { Language } from '../../http/language.ts';
import { fieldSentence, sentenceOf } from '../../http/messages.ts';
import { importWordsIn } from './target.ts';
import type { Refusal } from './refusal.ts';

export interface FailedRecord {
  line: number;
  lines: ImportLine[];
  refusal: Refusal;
}

const EMPTY: ReadonlySet<string> = new Set(['import_empty', 'required', 'minItems']);
const WRONG_FORMAT: ReadonlySet<string> = new Set([
  'import_wrong_format',
  'import_ambiguous',
  'import_decimals',
  'import_broken',
  'import_phone',
  'import_options',
  'format',
  'pattern',
  'type',
]);

/** Every mistake of a failed record; one without a field where the record as a whole was refused. */
export function lineErrors(
  { line, lines, refusal }: FailedRecord,
  shape: ImportShape,
  language: Language,
): LineError[] {
  const errors = Object.entries(refusal.errors).map(([path, { key, args = {} }]): LineError => {
    const field = columnOf(shape, path.replaceAll(/\.\d+(?=\.|$)/g, ''));
    const at = lineOf(args, lines, field) ?? lines[0];
    return {
      line: at?.line ?? line,
      ...(at?.part === undefined ? {} : { part: at.part }),
      field,
      column: columnAt(shape, field)?.label ?? '',
      value: String(args['value'] ?? at?.cells[field] ?? ''),
      empty: EMPTY.has(key),
      wrong_format: WRONG_FORMAT.has(key),
      message: messageOf(shape, field, { key, args }, language),
    };
  });
  if (errors.length > 0) return errors;
  const message = sentenceOf(refusal.code, language);
  return [{ line, field: '', column: '', value: '', empty: false, wrong_format: false, message }];
}

/** A write refuses a member of a product, and a file of stock has columns of its own for them. */
function columnOf(shape: ImportShape, path: string): string {
  return shape.target === INVENTORY && columnAt(shape, path) === undefined
    ? (inventoryPath(path) ?? path)
    : path;
}

/** Of a refused item the server says the value alone: the line is the one that has it. */
function lineOf(
  { line, part, value }: Readonly<Record<string, string | number>>,
  lines: readonly ImportLine[],
  field: string,
): ImportLine | undefined {
  if (typeof line === 'number') return lines.find((one) => one.line === line && one.part === part);
  return value === undefined
    ? undefined
    : lines.find(({ cells }) => (cells[field] ?? '').trim() === String(value));
}

const OWN = 'import_';
/** What the server alone finds wrong with a line. */
const OF_STORE = ['unknown_record', 'unknown_code', 'several_records', 'units_in_variants'] as const;

function messageOf(
  shape: ImportShape,
  field: string,
  problem: { key: string; args: Readonly<Record<string, string | number>> },
  language: Language,
): string {
  const { faults } = importWordsIn(language);
  const kind = [...FAULT_KINDS, ...OF_STORE].find((one) => `${OWN}${one}` === problem.key);
  if (kind === undefined) return fieldSentence(shape.resource, field, problem, language);
  return faults[kind].replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(problem.args[name] ?? ''));
}
