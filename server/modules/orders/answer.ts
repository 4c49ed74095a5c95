import type { Answer } from '../../http/route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { answerRecord } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';

/** An order as this member may see it, with its version. */
export function orderAnswer(
  write: WriteContext,
  order: Stored<'orders'>,
  status: 200 | 201 = 200,
): Promise<Answer> {
  return answerRecord(write, 'orders', order, status);
}
