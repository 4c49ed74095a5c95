import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import type { ImportSummary, ImportFailure } from '../../../domain/imports/import-answers.ts';
import { missingColumns } from '../../../domain/imports/read-record.ts';
import { FileFault } from '../../../domain/imports/file-fault.ts';
import type { ReviewFault } from '../../../src/custom/imports/file/checked.ts';
import type { ImportSession, Opened, Reviewed } from '../../../src/custom/imports/file/import-session.ts';
import { checkFile } from '../../../src/custom/imports/review/useReview.ts';
import { openSession } from '../../../src/custom/imports/file/open-session.ts';
import { createHttp } from '../../../src/dataProvider/http.ts';
import { createImportCalls, type SentRecord } from '../../../src/dataProvider/import-calls.ts';
import type { Ports } from '../../../server/context.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { jobsOf } from '../../support/jobs.ts';

/** The longest page that the API answers. */
const PAGE = 100;
const READS_AT_ONCE = 20;
const FILES = path.resolve(import.meta.dirname, '../files');

export const fileOf = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(path.join(FILES, name)));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a merchant sees of a file that they load as it is, and what came of it. */
export interface Loaded {
  /** The import. */
  id: number;
  opened: Opened;
  reviewed: Reviewed;
  /** The state of the import after the server's worker has done it. */
  summary: ImportSummary;
  /** The lines that the server wrote nothing of, those with a fault of the review among them. */
  failures: ImportFailure[];
}

export interface OpenedFile {
  opened?: Opened;
  session?: ImportSession;
  /** Why the review cannot be reached: a fault of the file, or the required columns that it lacks. */
  deadEnd?: string;
}

export interface StoredVariant {
  sku: string | null;
  price: number;
  discount_price: number | null;
  quantity: number | null;
  options: { name: string; value: string }[];
}

export interface StoredProduct {
  id: number;
  name: string;
  sku: string | null;
  price: number;
  discount_price: number | null;
  description: string | null;
  active: number;
  quantity_available: number | null;
  collections_id: number[];
  product_images: { picture_url: string; order: number }[];
  product_variants: StoredVariant[];
}

export interface StoredCustomer {
  id: number;
  first_name: string;
  phone_number: string;
}

export interface ImportShop {
  test: TestApi;
  owner: TestClient;
  /** A path of the API below the store. */
  at(below: string): string;
  /** What a file of the target may hold. */
  shape(target: string): Promise<ImportShape>;
  /** Opens a file as the first step of the panel does; `session` is absent where the step does not lead on. */
  open(target: string, bytes: Uint8Array): Promise<OpenedFile>;
  /** Loads a file as the panel does when nobody changes anything in its steps. Throws at a dead end. */
  load(target: string, name: string, bytes: Uint8Array): Promise<Loaded>;
  /** Runs the jobs of imports that wait. */
  work(): Promise<void>;
  products(): Promise<StoredProduct[]>;
  customers(): Promise<StoredCustomer[]>;
  close(): Promise<void>;
}

/**
 * A shop whose owner imports files: the panel's own session and calls, over the real API.
 * @param today the instant at which it opens; left out, the present
 * @param ports other adapters than those of tests
 */
export async function openImportShop(today?: Date, ports: Partial<Ports> = {}): Promise<ImportShop> {
  const test = await createTestApi({ ports });
  if (today !== undefined) test.clock.set(today);
  const owner = await signedIn(test, 'owner');
  const at = (below: string) => `/stores/${test.storeId}${below}`;
  const work = jobsOf(test, ['imports.run', 'imports.mail', 'imports.pictures', 'imports.undo']);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => owner.raw(url, init));
  const http = createHttp({
    baseUrl: '',
    email: () => test.people.owner.email,
    locale: () => 'es',
    leaving: () => false,
  });
  const calls = createImportCalls(http, at);

  const read = async <T>(below: string): Promise<T> => {
    const { status, body } = await owner.get<T>(at(below));
    if (status !== 200) throw new Error(`${below}: ${status}`);
    return body;
  };

  const listed = async <T>(resource: string): Promise<T[]> => {
    const rows: T[] = [];
    for (let page = 1; ; page += 1) {
      const found = await read<T[]>(`/${resource}?limit=${PAGE}&sort=id,asc&page=${page}`);
      rows.push(...found);
      if (found.length < PAGE) return rows;
    }
  };

  /** Lists leave out what only a record has, so each record is read by itself. A store that reads all at once gets 503. */
  const records = async <T extends { id: number }>(resource: string): Promise<T[]> => {
    const ids = (await listed<T>(resource)).map(({ id }) => id);
    const rows: T[] = [];
    for (let from = 0; from < ids.length; from += READS_AT_ONCE) {
      const some = ids.slice(from, from + READS_AT_ONCE);
      rows.push(...(await Promise.all(some.map((id) => read<T>(`/${resource}/${id}`)))));
    }
    return rows;
  };

  const open = async (target: string, bytes: Uint8Array): Promise<OpenedFile> => {
    const shape = await calls.importShape(target);
    const session = openSession();
    try {
      const opened = await session.open(bytes, shape);
      const known = pathsIn(opened).filter((found) => found !== null);
      const missing = opened.format === undefined ? missingColumns(shape, known) : [];
      if (missing.length === 0) return { opened, session };
      return { opened, deadEnd: `no column for ${missing.map(({ path: one }) => one).join(', ')}` };
    } catch (error) {
      if (error instanceof FileFault) return { deadEnd: error.key };
      throw error;
    }
  };

  return {
    test,
    owner,
    at,
    shape: (target) => calls.importShape(target),
    open,
    async load(target, name, bytes) {
      const { opened, session, deadEnd } = await open(target, bytes);
      if (opened === undefined || session === undefined) throw new Error(`A dead end: ${deadEnd}`);
      const reviewed = await session.review(pathsIn(opened), false);
      await checkFile(session, calls, target, (checked) => Object.assign(reviewed, checked));
      const { records: read, faults } = await session.records();
      const sent = read.map((record): SentRecord => {
        const own = faults.get(record.line);
        return own === undefined ? record : { ...record, faults: own };
      });
      const { id } = await calls.startImport(target, name, sent, () => undefined);
      await work();
      return {
        opened,
        reviewed,
        id,
        summary: await calls.readImport(id),
        failures: await calls.importFailures(id),
      };
    },
    work,
    products: () => records<StoredProduct>('products'),
    customers: () => records<StoredCustomer>('customers'),
    async close() {
      vi.unstubAllGlobals();
      await test.close();
    },
  };
}

/** The columns as they are understood; what is not understood is left alone. */
const pathsIn = ({ columns }: Opened) => columns.map(({ meaning }) => meaning ?? null);

/** The faults of a review, as `line path kind`, or with the sentence of the server. */
export function faultsOf(faults: readonly ReviewFault[]): string[] {
  return faults.map(
    (fault) => `${fault.line} ${fault.field} ${'kind' in fault ? fault.kind : fault.message}`,
  );
}
