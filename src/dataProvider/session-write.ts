import { createRequestIds } from './request-ids.ts';
import { callSession, SessionCallError } from './session-call.ts';

/** A write whose answer was lost keeps its id, so that pressing the button again makes no second account. */
const requestIds = createRequestIds();

/** A call that has its effect once, however often the button is pressed. @throws SessionCallError */
export async function writeOnce(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  email?: string,
  ifMatch?: string,
): Promise<unknown> {
  const fingerprint = `${method} ${path} ${JSON.stringify(body)}`;
  try {
    const answer = await callSession(method, path, {
      ...(body === undefined ? {} : { body }),
      email,
      ifMatch,
      requestId: requestIds.of(fingerprint),
    });
    requestIds.settle(fingerprint);
    return answer;
  } catch (error) {
    const unclear = error instanceof SessionCallError && (error.status === 0 || error.status >= 500);
    if (!unclear) requestIds.settle(fingerprint);
    throw error;
  }
}
