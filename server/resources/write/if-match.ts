import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
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
