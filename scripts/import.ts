/**
 * `npm run import -- products FILE --store ID`: brings a file into a store, `products`, `inventory` or `customers`, of any
 * program that the admin reads. It checks the whole file first, reports every mistake, and writes nothing if there is
 * one. What it writes is an import like any other, with its history and its undo. It uses the database that the
 * environment names, like the server. No other process may use an embedded one at the same time.
 */
import { readFile as readBytes } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Access } from '../domain/access/access.ts';
import { PLAN_FEATURES } from '../domain/plans/features.ts';
import { DEFAULT_TIME_ZONE } from '../domain/dates/zone.ts';
import { checkRecords } from '../domain/imports/check-records.ts';
import { isKnownHeader, knownFormat, readKnownFormat } from '../domain/imports/formats/known-format.ts';
import type { ImportFault, ImportRecord } from '../domain/imports/import-record.ts';
import { mapLines, withoutTotals } from '../domain/imports/map-lines.ts';
import { missingColumns } from '../domain/imports/read-record.ts';
import { recogniseColumns } from '../domain/imports/recognise.ts';
import { columnAt, type ImportShape } from '../domain/imports/shape-answer.ts';
import { FolderError } from '../server/adapters/embedded-postgres/folder-error.ts';
import { createLogger } from '../server/adapters/pino-logger.ts';
import { createApi } from '../server/api.ts';
import { readConfig } from '../server/config.ts';
import { SetupError } from '../server/db/failures.ts';
import {
  bringFile,
  importWordsIn,
  shapeIn,
  storeWriter,
  targetNamed,
  type StoreWriter,
} from '../server/modules/imports/module.ts';
import { readZoneAndCurrency } from '../server/resources/zone-and-currency.ts';
import { openPorts } from '../server/open-ports.ts';
import { DEFAULT_CURRENCY } from '../domain/money/currency.ts';
import { FileFault } from '../domain/imports/file-fault.ts';
import { readFile } from '../src/custom/imports/file/read-file.ts';
import { fileSentence } from '../src/custom/imports/file-sentence.ts';

const TARGETS = ['products', 'inventory', 'customers'];
const USAGE = `npm run import -- ${TARGETS.join('|')} FILE --store ID`;
const ROOT = path.resolve(import.meta.dirname, '..');

/** What the owner of a store with the larger plan may write. The store's own plan is judged when the file is written. */
const OWNER: Access = { owner: true, permissions: new Set(), features: PLAN_FEATURES.pro };

class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { store: { type: 'string' } },
  });
  const [target, fileName] = positionals;
  const storeId = Number(values.store);
  if (target === undefined || !TARGETS.includes(target)) throw new UsageError(USAGE);
  if (fileName === undefined || !Number.isSafeInteger(storeId) || storeId < 1) throw new UsageError(USAGE);
  const bytes = new Uint8Array(await readBytes(fileName));
  const config = readConfig(process.env);
  const { ports: given, close } = await openPorts(config, createLogger(config.logLevel), ROOT);
  try {
    const { ports } = createApi(given);
    const writer = await storeWriter(ports, storeId);
    const reader = { access: OWNER, language: 'en' as const, now: ports.clock.now() };
    const shape = shapeIn(await placeOf(writer), targetNamed(ports, target), reader);
    const records = await recordsOf(shape, bytes, fileName);
    if (writer === null) throw new UsageError(`There is no store ${storeId}`);
    const { summary, errors } = await bringFile(writer, { target, name: path.basename(fileName), records });
    for (const { line, column, message } of errors)
      console.log(`Line ${line}: ${column === '' ? message : `${column}: ${message}`}`);
    const { created, updated, unchanged, failed } = summary;
    console.log(`${created} created, ${updated} updated, ${unchanged} unchanged, ${failed} refused`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

/** Where the file is read. Without a store its mistakes are reported all the same. */
function placeOf(writer: StoreWriter | null): Promise<{ timeZone: string; currency: string }> {
  if (writer === null) return Promise.resolve({ timeZone: DEFAULT_TIME_ZONE, currency: DEFAULT_CURRENCY });
  const { ports, storeId } = writer;
  return ports.database.read(storeId, (sql) => readZoneAndCurrency(sql, storeId));
}

/** The records of a file without a mistake. Throws `UsageError` after it has said what is wrong. */
async function recordsOf(shape: ImportShape, bytes: Uint8Array, fileName: string): Promise<ImportRecord[]> {
  const { sheet } = withoutTotals(await readFile(bytes, isKnownHeader(shape)));
  const format = knownFormat(shape, sheet);
  const paths = recogniseColumns(shape, sheet.headers).map((path) => path ?? null);
  const missing =
    format === undefined
      ? missingColumns(
          shape,
          paths.filter((path) => path !== null),
        )
      : [];
  if (missing.length > 0)
    throw new UsageError(
      `${fileName} has no column for: ${missing.map(({ label }) => label).join(', ')}; nothing was written`,
    );
  const records =
    format === undefined ? mapLines(shape, sheet, paths) : readKnownFormat(shape, sheet, format).records;
  const faults = checkRecords(shape, records);
  for (const fault of faults) console.log(describe(shape, fault));
  if (faults.length > 0) throw new UsageError(`${faults.length} mistakes: nothing was written`);
  return records;
}

function describe(shape: ImportShape, { line, field, value, kind, limit }: ImportFault): string {
  const sentence = importWordsIn('en').faults[kind];
  const values: Readonly<Record<string, unknown>> = { value, limit };
  const said = sentence.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return `Line ${line}: ${columnAt(shape, field)?.label ?? field}: ${said}`;
}

main().catch((error: unknown) => {
  // A refusal says what to do. Any other error is a defect and shows its stack.
  const said =
    error instanceof UsageError || error instanceof FolderError || error instanceof SetupError
      ? error.message
      : error instanceof FileFault
        ? fileSentence(importWordsIn('en'), error)
        : error;
  console.error(said);
  process.exitCode = 1;
});
