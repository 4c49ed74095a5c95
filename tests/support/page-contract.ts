import type { Page, Response } from 'playwright-core';
import { createContract, isJson, type Answered } from './contract.ts';

/** As the page calls it: the server's modules would be loaded for their constant alone. */
const BASE_PATH = '/api/v1';

/**
 * Holds what the API of a page answers to the document that it serves.
 * @returns what answers broke of their contract so far
 */
export function watchPage(page: Page): () => Promise<string[]> {
  const answers: Promise<Answered>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith(`${BASE_PATH}/`)) answers.push(answered(response));
  });
  return async () => {
    const seen = await Promise.all(answers.splice(0));
    const document = await page.evaluate<object, string>(
      async (url) => (await fetch(url)).json(),
      `${BASE_PATH}/openapi.json`,
    );
    const contract = createContract(document);
    return seen.flatMap((one) => contract.faults(one));
  };
}

async function answered(response: Response): Promise<Answered> {
  const type = response.headers()['content-type'] ?? '';
  // The body of a page that was left is gone; its status and type are checked.
  const text = isJson(type) ? await response.text().catch(() => undefined) : undefined;
  const pathname = new URL(response.url()).pathname.slice(BASE_PATH.length);
  return { method: response.request().method(), pathname, status: response.status(), type, text };
}
