/** A dump of `tests/fixtures/upgrades/`: a shop of a former version, and what its API answered of it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Answers } from './answers.ts';

/** A folder for each, called after its last migration. */
export const UPGRADES = path.resolve(import.meta.dirname, '../../fixtures/upgrades');

export interface About {
  /** The commit whose program made it. */
  commit: string;
  /** When its API answered. */
  at: string;
  storeId: number;
  /** What its secrets are encrypted with. */
  key: string;
}

export interface Dump extends About {
  /** Statements that create it in an empty database. */
  sql: string;
  answers: Answers;
}

export async function readDump(name: string): Promise<Dump> {
  const file = (below: string): Promise<Buffer> => readFile(path.join(UPGRADES, name, below));
  const about: About = JSON.parse((await file('about.json')).toString());
  const answers: Answers = JSON.parse(unpacked(await file('answers.json.br')));
  return { ...about, sql: unpacked(await file('dump.sql.br')), answers };
}

/** Brotli finds what thousands of rows have in common: a third less than gzip. */
export function packed(text: string): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return brotliCompressSync(text, { params });
}

function unpacked(bytes: Buffer): string {
  return brotliDecompressSync(bytes).toString();
}
