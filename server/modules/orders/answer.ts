import type { Answer } from '../../http/route.ts';
import { answerRecord, etagOf, resourceNamed } from '../../resources/service.ts';
import type { Row, WriteContext } from '../module.ts';

/** An order as this member may see it, with its version. */
export function orderAnswer(write: WriteContext, order: Row, status: 200 | 201 = 200): Answer {
  return {
    status,
    body: answerRecord(resourceNamed(write.ports, 'orders'), write.access, order),
    headers: { etag: etagOf(order) },
  };
}
