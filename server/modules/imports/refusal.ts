import {
  lineKey,
  type ImportFault,
  type ImportLine,
  type ImportRecord,
} from '../../../domain/imports/import-record.ts';
import { invalid, type ApiError, type FieldErrors } from '../../errors.ts';

/** Why a record was not written, as it is stored with it. */
export interface Refusal {
  code: ApiError['code'];
  errors: FieldErrors;
  /** `in_use` only: the resource of a record that refers to it. */
  by?: string;
}

/**
 * Mistakes in the cells of a record as the refusal of a write. The path of an item's member has the place of its line.
 * So two lines may have the same mistake. The line of the file is in `args`.
 */
export function faulty(
  record: Pick<ImportRecord, 'line'> & { lines: Place[] },
  faults: readonly ImportFault[],
): ApiError {
  return invalid(Object.fromEntries(faults.map((fault) => [pathAt(record, fault), problemOf(fault)])));
}

type Place = Pick<ImportLine, 'line' | 'part'>;

function pathAt({ lines }: { lines: readonly Place[] }, fault: ImportFault): string {
  const [list = '', ...member] = fault.field.split('.');
  const at = lines.findIndex((one) => lineKey(one) === lineKey(fault));
  return member.length === 0 ? fault.field : [list, Math.max(0, at), ...member].join('.');
}

function problemOf({ line, part, kind, value, limit }: ImportFault): FieldErrors[string] {
  const optional = { ...(part === undefined ? {} : { part }), ...(limit === undefined ? {} : { limit }) };
  return { key: `import_${kind}`, args: { line, value, ...optional } };
}

/** One that was left before reasons were kept has none: somebody changed it since. */
export function refusalIn(stored: unknown): Refusal {
  // Written by this module's jobs and by nobody else.
  return (stored as Refusal | null) ?? { code: 'changed_since', errors: {} };
}

export function refusalOf({ code, errors = {}, details }: ApiError): Refusal {
  const by = code === 'in_use' ? details['resource'] : undefined;
  return { code, errors, ...(typeof by === 'string' ? { by } : {}) };
}
