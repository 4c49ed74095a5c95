import type { RaRecord } from 'ra-core';
import type { RefusedRecord, UndoOffer } from '../../domain/bulk/bulk-answers.ts';
import type { BulkChange } from '../../domain/bulk/change.ts';
import type { RecordEdit } from '../../domain/bulk/undo.ts';
import { ifMatch, objectOf } from './records.ts';
import type { Http, HttpAnswer } from './http.ts';
import { listQuery, type ListFilter } from '../../domain/lists/list-query.ts';
import { notePublishLimit, type UpgradeRequests } from './upgrade-request.ts';

/** The records of a bulk call: some by id, or all that a list with this filter showed, with their number. */
export type BulkSelection = { ids: number[] } | { filter: ListFilter; count: number };

export type UndoKind = 'change' | 'delete';

export interface BulkResult {
  /** Records that were changed or deleted. */
  done: number[];
  failed: RefusedRecord[];
  /** What takes it back, for a day; null when nothing happened. */
  undo: Pick<UndoOffer, 'id'> | null;
}

const SLOW = 120_000;
const PLACES = { change: 'changes', delete: 'deletions' } as const;

/** The calls that change, delete and bring back several records at once. */
export function createBulkCalls(http: Http, path: (below: string) => string, upgrades: UpgradeRequests) {
  const call = async (method: 'PATCH' | 'DELETE' | 'POST', below: string, done: string, body?: object) => {
    const answer = await http(path(below), { method, timeout: SLOW, ...(body && { body }) });
    return resultIn(answer, done, upgrades);
  };
  return {
    changeRecords: (resource: string, selection: BulkSelection, change: BulkChange) =>
      call('PATCH', `/${resource}`, 'changed', { ...selectionBody(selection), change }),

    /** Own values for each of several records. */
    saveEdits: (resource: string, records: readonly RecordEdit[]) =>
      call('POST', `/${resource}/changes`, 'changed', { records }),

    deleteRecords: (resource: string, selection: BulkSelection) =>
      call('DELETE', `/${resource}`, 'deleted', { ...selectionBody(selection), partial: true }),

    /** One record, under the version that was read. */
    async deleteRecord(resource: string, record: RaRecord): Promise<Pick<BulkResult, 'undo'>> {
      const below = `/${resource}/${encodeURIComponent(String(record.id))}`;
      const { headers } = await http(path(below), { method: 'DELETE', headers: ifMatch(record) });
      const id = Number(headers.get('undo-id') ?? 0);
      return { undo: id === 0 ? null : { id } };
    },

    undoRecords: (resource: string, kind: UndoKind, id: number) =>
      call('POST', `/${resource}/${PLACES[kind]}/${id}/undo`, 'undone'),
  };
}

function selectionBody(selection: BulkSelection): object {
  if ('ids' in selection) return selection;
  const { filter, count } = selection;
  return { query: Object.fromEntries(new URLSearchParams(listQuery({ filter }))), count };
}

function resultIn(answer: HttpAnswer, done: string, upgrades: UpgradeRequests): BulkResult {
  const result = objectOf<Answer>(answer, 'failed');
  for (const { errors } of result.failed) notePublishLimit(upgrades, errors);
  return { done: result[done] ?? [], failed: result.failed, undo: result.undo ?? null };
}

type Answer = Pick<BulkResult, 'failed'> & { undo?: BulkResult['undo'] } & Record<string, number[]>;
