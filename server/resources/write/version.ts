import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { answerOfWrite, etagOf } from '../answer-record.ts';
import type { Row } from '../row.ts';

/** Refuses a write against another version than the stored one. Throws `stale`, with the record as it is in `current`. */
export async function refuseStale(
  write: WriteContext,
  resource: Resource,
  stored: Row,
  ifMatch: string | null,
): Promise<void> {
  if (ifMatch === null || ifMatch === '*' || ifMatch.replace(/^W\//, '') === etagOf(stored)) return;
  throw new ApiError('stale', { details: { current: await answerOfWrite(write, resource, stored) } });
}

/**
 * What was read before a sale would put the sold units back. `If-Match: *` names no version, so it is none. A body that
 * holds the record's `version` names one: an update refuses a version that is not the stored one.
 */
export function namesVersion(input: Row, ifMatch: string | null): boolean {
  return (ifMatch !== null && ifMatch.trim() !== '*') || typeof input['version'] === 'number';
}

/** Throws `version_required` for an input that writes what others change meanwhile; the value that is there is none. */
export function requireVersion({ ports }: WriteContext, resource: Resource, input: Row, before: Row): void {
  const hooks = ports.state.hooks.of(resource.name);
  if (hooks.some((hook) => hook.versioned?.(input, before) === true)) throw new ApiError('version_required');
}
