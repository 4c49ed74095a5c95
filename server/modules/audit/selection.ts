import { dayBounds, isDay } from '../../../domain/dates/day.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Sql } from '../../db/database.ts';
import { parameterError } from '../../http/query.ts';

const LIST: JsonSchema = { type: 'string', minLength: 1, maxLength: 2000 };

/** Query keys of the log, in the dialect of the lists. */
export const AUDIT_PARAMETERS: Record<string, JsonSchema> = {
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  page: { type: 'integer', minimum: 1, default: 1, description: '1-based; beyond the end is an empty page.' },
  'user_id.in': { ...LIST, pattern: '^\\d{1,15}(,\\d{1,15})*$', description: 'Any of these users.' },
  'resource.in': { ...LIST, description: 'Any of these resources, separated by commas.' },
  'action.in': { ...LIST, description: 'Any of these actions, separated by commas.' },
  'at.between': {
    ...LIST,
    description: 'Days of the store from and to, inclusive, as 2026-01-01,2026-01-31; either may be empty.',
  },
};

export interface AuditSelection {
  users: number[];
  resources: string[];
  actions: string[];
  /** First and last day, both inclusive. */
  from: string | undefined;
  to: string | undefined;
}

/** @throws ApiError `invalid_parameter` for days that do not exist */
export function readAuditSelection(query: URLSearchParams): AuditSelection {
  const listed = (key: string): string[] => query.get(key)?.split(',') ?? [];
  const days = listed('at.between');
  if (days.length > 2 || days.some((day) => day !== '' && !isDay(day)))
    throw parameterError('invalid_parameter', 'at.between', { key: 'date' });
  const [from, to] = days.map((day) => (day === '' ? undefined : day));
  return {
    users: listed('user_id.in').map(Number),
    resources: listed('resource.in'),
    actions: listed('action.in'),
    from,
    to,
  };
}

/** The rows of a selection. `closed`: resources that the reader may not read. */
export function selectAudit(
  sql: Sql,
  storeId: number,
  { selection, closed, timeZone }: { selection: AuditSelection; closed: string[]; timeZone: string },
) {
  const { users, resources, actions, from, to } = selection;
  return sql
    .selectFrom('audit as a')
    .where('a.store_id', '=', storeId)
    .$if(users.length > 0, (query) => query.where('a.user_id', 'in', users))
    .$if(resources.length > 0, (query) => query.where('a.resource', 'in', resources))
    .$if(closed.length > 0, (query) => query.where('a.resource', 'not in', closed))
    .$if(actions.length > 0, (query) => query.where('a.action', 'in', actions))
    .$if(from !== undefined, (query) => query.where('a.at', '>=', dayBounds(from ?? '', timeZone).from))
    .$if(to !== undefined, (query) => query.where('a.at', '<', dayBounds(to ?? '', timeZone).to));
}
