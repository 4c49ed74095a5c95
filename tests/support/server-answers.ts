import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CALLER } from './answer-notes.mjs';
import { createContract, type Answered, type Contract } from './contract.ts';
import { runFolder } from './postgres-server.ts';

const NOTES = pathToFileURL(path.join(import.meta.dirname, 'answer-notes.mjs')).href;
const ME = String(process.pid);

/** Of every call that a test makes of a server that it did not start itself. */
export const AS_CALLER = { [CALLER]: ME } as const;

export function fetchAsCaller(request: Request): Promise<Response> {
  for (const [name, value] of Object.entries(AS_CALLER)) request.headers.set(name, value);
  return fetch(request);
}

/** For Node, before the server: its answers are written down. */
export const NOTE_ANSWERS = ['--import', NOTES] as const;

/** The contract of a server by its origin, and by its document: most servers have the same. */
const contracts = new Map<string, Contract>();
/** Bytes of each file that were read. */
const read = new Map<string, number>();

function folder(): string {
  const made = path.join(runFolder(), 'answers');
  mkdirSync(made, { recursive: true });
  return made;
}

/** For the environment of a server that this process starts. */
export function notedFor(): Record<string, string> {
  return { TEST_ANSWERS: folder(), TEST_CALLER: ME };
}

/** Of a server that has just started. Another start may answer otherwise: its schemas may have changed. */
export async function readContract(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/openapi.json`, { headers: AS_CALLER });
  const text = await answer.text();
  const contract = contracts.get(text) ?? createContract(JSON.parse(text));
  contracts.set(text, contract).set(origin, contract);
}

/** What servers answered to this process since it asked last, and their documents do not say. */
export function answeredAmiss(): string[] {
  return readdirSync(folder())
    .filter((name) => name.startsWith(`${ME}-`))
    .flatMap((name) => linesOf(path.join(folder(), name)))
    .flatMap((line) => {
      const { server, ...answered } = JSON.parse(line) as Answered & { server: string };
      const contract = contracts.get(server);
      if (contract === undefined) throw new Error(`Nobody has read the document of ${server}`);
      return contract.faults(answered);
    });
}

/** The new lines of a file. A server that is killed leaves half a line, and no further one. */
function linesOf(file: string): string[] {
  const from = read.get(file) ?? 0;
  const opened = openSync(file, 'r');
  const bytes = Buffer.alloc(fstatSync(opened).size - from);
  readSync(opened, bytes, { position: from });
  closeSync(opened);
  const end = bytes.lastIndexOf('\n') + 1;
  read.set(file, from + end);
  return bytes.toString('utf8', 0, end).split('\n').filter(Boolean);
}
