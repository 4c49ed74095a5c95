/** The watcher of what servers answer sees what their documents do not say. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeredAmiss, NOTE_ANSWERS, notedFor, readContract } from '../support/server-answers.ts';
import { freePort, startServerProcess, type ServerProcess } from '../support/server-process.ts';

const THING = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
  additionalProperties: false,
};
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/openapi.json': {
      get: { responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } } },
    },
    '/things': { get: { responses: { 200: { content: { 'application/json': { schema: THING } } } } } },
    '/events': { get: { responses: { 200: { content: { 'text/event-stream': { schema: {} } } } } } },
  },
};
/** Answers a call with the status, the type and the parts of a body that its search names. */
const SERVER = `
  import { createServer } from 'node:http';
  createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://server');
    const document = pathname.endsWith('openapi.json') ? [${JSON.stringify(JSON.stringify(DOCUMENT))}] : null;
    response.writeHead(Number(searchParams.get('status') ?? 200), {
      'Content-Type': searchParams.get('type') ?? 'application/json',
    });
    for (const part of document ?? searchParams.getAll('part')) response.write(part);
    response.end();
  }).listen(Number(process.env.PORT));
  process.once('SIGTERM', () => process.exit(0));
`;

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-answers-'));
  const main = path.join(folder, 'main.mjs');
  await writeFile(main, SERVER);
  server = await startServerProcess({
    args: [...NOTE_ANSWERS, main],
    port: await freePort(),
    env: notedFor(),
  });
  await readContract(server.origin);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Asked {
  at: string;
  status?: number;
  type?: string;
  parts?: readonly string[];
  caller?: string;
}

/** What is amiss in the answer to this call, once it has arrived. */
async function amissAt({ at, status = 200, type = 'application/json', parts = [], caller }: Asked) {
  const search = new URLSearchParams({ status: String(status), type });
  for (const part of parts) search.append('part', part);
  const headers = new Headers(caller === undefined ? [] : [['x-test-caller', caller]]);
  await (await fetch(`${server.origin}/api/v1${at}?${search}`, { headers })).text();
  return answeredAmiss();
}

test('an answer as its document says is told by nobody, and each only once', async () => {
  expect(await amissAt({ at: '/things', parts: ['{"id":1,', '"name":"Ruana"}'] })).toEqual([]);
  expect(await amissAt({ at: '/events', type: 'text/event-stream', parts: ['data: 1\n\n'] })).toEqual([]);
  expect(await amissAt({ at: '/things', parts: ['{"id":1}'] })).toHaveLength(1);
  expect(answeredAmiss()).toEqual([]);
});

test.each<[string, Asked, string]>([
  ['a missing member', { at: '/things', parts: ['{"id":1}'] }, 'name'],
  ['a member too many', { at: '/things', parts: ['{"id":1,"name":"Ruana","cost":3}'] }, 'cost'],
  ['an undocumented status', { at: '/things', status: 409, parts: ['{}'] }, 'is no status of the call'],
  ['another media type', { at: '/things', type: 'text/html', parts: ['<p>'] }, 'is «text/html»'],
  ['a call that is not in the document', { at: '/others', parts: ['{}'] }, 'is no call of the document'],
])('%s is found', async (_, asked, said) => {
  expect(await amissAt(asked)).toEqual([expect.stringContaining(said)]);
});

test('what another process asked for is not told here', async () => {
  expect(await amissAt({ at: '/things', parts: ['{"id":1}'], caller: 'another' })).toEqual([]);
});
