import { sessionOf } from '../../src/dataProvider/session-answer.ts';
import { firstCalls } from '../../domain/lists/first-calls.ts';
import { signedIn } from '../support/api.ts';
import type { BrowserWithApi } from './public/browser.ts';

/** The calls that the server answers with the owner's page at this path, and that the page has not made. */
export async function unmade({ test, calls }: BrowserWithApi, pathname: string): Promise<string[]> {
  const { get } = await signedIn(test, 'owner');
  const { status, headers, body } = await get('/users/token');
  const session = sessionOf({ status, headers, json: body, blob: null, stream: null });
  const made = new Set(calls.map(({ url }) => url.split('/api/v1')[1]));
  const { resources } = test.ports;
  return firstCalls(resources, { pathname, session, now: new Date() }).filter((call) => !made.has(call));
}
