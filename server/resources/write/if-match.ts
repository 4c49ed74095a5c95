import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import { answerRecord, etagOf } from '../answer-record.ts';
import type { Row } from '../row.ts';

/** Refuses a write against another version than the stored one. Throws `stale`, with the record as it is in `current`. */
export function refuseStale(
  write: WriteContext,
  resource: Resource,
  stored: Row,
  ifMatch: string | null,
): void {
  if (ifMatch === null || ifMatch === '*' || ifMatch.replace(/^W\//, '') === etagOf(stored)) return;
  throw new ApiError('stale', { details: { current: answerRecord(resource, write.access, stored) } });
}
