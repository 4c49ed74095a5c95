import {
  checkDetails,
  tidyDetails,
  type DetailProblem,
  type DetailProblems,
} from '../../../../domain/plans/billing-details.ts';
import { bodyOf, type DetailsValues } from './details-values.ts';

export type DetailsField = keyof DetailsValues;

/** What an invoice cannot do without (spec 2 §5). */
export const REQUIRED: ReadonlySet<DetailsField> = new Set([
  'contact_name',
  'contact_last_name',
  'document_type_id',
  'dni',
  'country_code',
  'address',
  'emails',
]);

/** The fields that are wrong or missing, by the server's own rule. A city is asked for in Colombia alone. */
export function brokenDetails(values: DetailsValues): DetailProblems {
  const problems = Object.entries(checkDetails(tidyDetails(bodyOf(values))) ?? {});
  return Object.fromEntries(
    problems.map(([field, problem]) => [field, isBlank(values, field) ? { key: 'required' } : problem]),
  ) satisfies Record<string, DetailProblem>;
}

/** A choice that nobody has made is missing, not wrong. */
function isBlank(values: DetailsValues, field: string): boolean {
  const value = new Map<string, unknown>(Object.entries(values)).get(field) ?? '';
  return value === '';
}
