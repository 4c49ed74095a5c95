import type { ImportRecord } from '../../../domain/imports/import-record.ts';
import type { ReadRecord } from '../../../domain/imports/read-record.ts';
import { repeatedRecord } from '../../../domain/imports/check-records.ts';
import { attempt, type Attempt } from '../../resources/bulk/attempt.ts';
import { writeRecord, type Written } from '../../resources/import/write-record.ts';
import { findShelves, writeStock } from '../../resources/import/write-stock.ts';
import { lockRecords } from '../../resources/write/lock.ts';
import type { WriteContext } from '../../context.ts';
import { findStored, type Stored } from './find-stored.ts';
import { faulty } from './refusal.ts';
import type { Target } from './target.ts';

/** A record of a file and what its cells say. */
export interface Waiting {
  record: ImportRecord;
  read: ReadRecord;
}

export type Outcome = Attempt<Written>;

/** Of records that the same file has written already: the line that did it, by the id of the record. */
export type LinesWritten = (ids: readonly number[]) => Promise<Map<number, number>>;

/**
 * Writes records of a file one after another, each by the path of a single write and in a savepoint of its own. The load
 * and the check before it are both this: what the check says is what the load does.
 */
export async function* writeRecords(
  write: WriteContext,
  target: Target,
  waiting: readonly Waiting[],
  linesWritten: LinesWritten,
): AsyncGenerator<Waiting & { outcome: Outcome }> {
  const writeOne = await writerFor(write, target, waiting, linesWritten);
  for (const { record, read } of waiting) {
    const outcome = await attempt(write, (part) => {
      if (read.faults.length > 0) throw faulty(record, read.faults);
      return writeOne(part, read, record);
    });
    yield { record, read, outcome };
  }
}

type WriteOne = (part: WriteContext, read: ReadRecord, record: ImportRecord) => Promise<Written>;

/** Locks what the step will change, in the order of the ids. So no two writers wait for each other. */
async function writerFor(
  write: WriteContext,
  { resource, creates }: Target,
  waiting: readonly Waiting[],
  linesWritten: LinesWritten,
): Promise<WriteOne> {
  const reads = waiting.map(({ read }) => read);
  if (!creates) {
    const shelfOf = await findShelves(write, reads);
    const ids = reads
      .map((read) => shelfOf(read))
      .flatMap((one) => (typeof one === 'string' ? [] : one.product));
    await lockRecords(write, resource, ids);
    return (part, read) => writeStock(part, resource, shelfOf(read), read);
  }
  const stored: Stored = await findStored(write, resource, reads);
  const ids = reads.flatMap((read) => stored.of(read) ?? []);
  const locked = new Map((await lockRecords(write, resource, ids)).map((row) => [Number(row['id']), row]));
  const lineOf = await linesWritten(ids);
  return async (part, read, record) => {
    const id = stored.of(read);
    const earlier = id === null ? undefined : lineOf.get(id);
    if (earlier !== undefined && earlier !== record.line)
      throw faulty(record, [repeatedRecord(resource.identity, record, read, earlier)]);
    const before = id === null ? null : (locked.get(id) ?? null);
    const written = await writeRecord(part, resource, before, read);
    lineOf.set(written.id, record.line);
    stored.add(read, written.id);
    return written;
  };
}
