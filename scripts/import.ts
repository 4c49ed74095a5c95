/**
 * `npm run import -- products FILE --store ID`: imports a product export (WooCommerce, CSV) into a store. It reads the
 * whole file first, reports every mistake, and writes nothing if there is one. It uses the database that the
 * environment names, like the server. No other process may use an embedded one at the same time.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mistakes, type ImportProblem } from '../domain/imports/catalog-file.ts';
import { readTable } from '../domain/imports/table.ts';
import { isWooCommerce } from '../domain/imports/woocommerce-columns.ts';
import { readWooCommerce } from '../domain/imports/woocommerce.ts';
import { FolderError } from '../server/adapters/embedded-postgres/folder-error.ts';
import { createLogger } from '../server/adapters/pino-logger.ts';
import { createApi } from '../server/api.ts';
import { readConfig } from '../server/config.ts';
import { SetupError } from '../server/db/setup-error.ts';
import { importCatalog, storeWriter, type ImportReport } from '../server/modules/imports/module.ts';
import { openPorts } from '../server/open-ports.ts';

const USAGE = 'npm run import -- products FILE --store ID';
const ROOT = path.resolve(import.meta.dirname, '..');

const COMPLAINTS: Record<ImportProblem['key'], string> = {
  empty: 'is empty',
  wrong_format: 'cannot be read as a whole amount',
  unknown_parent: 'names a product that the file does not have',
  repeated: 'appears more than once',
  discount_not_lower: 'is not lower than the regular price',
  skipped: 'is left out: this kind of product is not sold from stock',
};

class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { store: { type: 'string' } },
  });
  const [kind, fileName] = positionals;
  const storeId = Number(values.store);
  if (kind !== 'products' || fileName === undefined || !Number.isSafeInteger(storeId) || storeId < 1) {
    throw new UsageError(USAGE);
  }
  const table = readTable(await readFile(fileName));
  if (!isWooCommerce(table.headers))
    throw new UsageError(`${fileName} is not a product export of WooCommerce`);
  const file = readWooCommerce(table);
  for (const problem of file.problems) console.log(describe(problem));
  if (mistakes(file).length > 0)
    throw new UsageError(`${mistakes(file).length} mistakes: nothing was written`);

  const config = readConfig(process.env);
  const { ports: given, close } = await openPorts(config, createLogger(config.logLevel), ROOT);
  try {
    const { ports } = createApi(given);
    const writer = await storeWriter(ports, storeId);
    if (writer === null) throw new UsageError(`There is no store ${storeId}`);
    const report = await importCatalog(writer, file, {
      progress: (done, total) => {
        if (done % 100 === 0 || done === total) console.log(`${done} of ${total}`);
      },
    });
    tell(report);
  } finally {
    await close();
  }
}

function describe({ line, field, value, key }: ImportProblem): string {
  return `Line ${line}: ${field} ${value === '' ? '' : `"${value}" `}${COMPLAINTS[key]}`;
}

function tell({ created, updated, unchanged, failed }: ImportReport): void {
  for (const { line, code, errors } of failed) {
    console.log(`Line ${line}: refused (${code}) ${errors ? JSON.stringify(errors) : ''}`);
  }
  console.log(`${created} created, ${updated} updated, ${unchanged} unchanged, ${failed.length} refused`);
  if (failed.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  // A refusal says what to do. Any other error is a defect and shows its stack.
  console.error(
    error instanceof UsageError || error instanceof FolderError || error instanceof SetupError
      ? error.message
      : error,
  );
  process.exitCode = 1;
});
