import { closedObject } from '../../../domain/schema/schema-parts.ts';
import {
  STORE,
  TERMS_VERSION,
  TERMS_VERSION_TEXT,
  type TermsVersion,
  type TermsVersionText,
} from '../../../domain/stores/store-answers.ts';
import { MOST_TERMS_VERSIONS, TERMS_LENGTH } from '../../../domain/stores/store-settings.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { findPeople } from '../audit/module.ts';
import type { MemberWrite } from '../../context.ts';
import { cleanTerms, termsExcerpt, writeStore } from './write-store.ts';
import type { StoreAnswer } from './store-answer.ts';

const setTerms = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/legal',
  operationId: 'setStoreTerms',
  summary:
    'Set the terms and conditions, as HTML that comes back cleaned; the former text stays as a version',
  access: { permission: 'settings.write' },
  body: closedObject({ terms_and_conditions: { type: 'string', maxLength: TERMS_LENGTH } }),
  refusals: ['stale'],
  answers: { 200: { description: 'The store', schema: STORE } },
  handle: (context) =>
    writeOnce(context, async (write) => ({
      status: 200,
      ...(await writeTerms(
        write,
        context.body.terms_and_conditions,
        context.request.headers.get('if-match'),
      )),
    })),
});

const listVersions: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/legal/versions',
  operationId: 'listTermsVersions',
  summary: 'What the terms and conditions have been, the newest first; at most a hundred',
  access: { permission: 'settings.write' },
  answers: { 200: { description: 'Versions', schema: { type: 'array', items: TERMS_VERSION } } },
  handle: async ({ ports, storeId }) => {
    const body = await ports.database.read(storeId, async (sql) =>
      withAuthors(sql, storeId, await selectVersions(sql, storeId).execute()),
    );
    return { status: 200, body };
  },
};

const readVersion: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/legal/versions/{id}',
  operationId: 'readTermsVersion',
  summary: 'One version of the terms and conditions with its text',
  access: { permission: 'settings.write' },
  answers: {
    200: {
      description: 'The version',
      schema: TERMS_VERSION_TEXT,
    },
  },
  handle: async ({ ports, storeId, params }) => {
    const id = pathId(params, 'id');
    const body = await ports.database.read(storeId, async (sql): Promise<TermsVersionText | null> => {
      const rows = await selectVersions(sql, storeId).where('id', '=', id).execute();
      const [version] = await withAuthors(sql, storeId, rows);
      const terms = rows[0]?.terms;
      return version && terms !== undefined ? { ...version, terms_and_conditions: terms } : null;
    });
    if (body === null) throw new ApiError('not_found');
    return { status: 200, body };
  },
};

interface VersionRow {
  id: number;
  user_id: number | null;
  terms: string;
  created_at: Date;
}

function selectVersions(sql: Sql, storeId: number) {
  return sql
    .selectFrom('terms_versions')
    .select(['id', 'user_id', 'terms', 'created_at'])
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc');
}

async function withAuthors(sql: Sql, storeId: number, rows: VersionRow[]): Promise<TermsVersion[]> {
  const people = await findPeople(
    sql,
    storeId,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ id, user_id, terms, created_at }) => ({
    id,
    created_at: created_at.toISOString(),
    author: people.get(user_id ?? 0)?.name ?? null,
    excerpt: termsExcerpt(terms),
  }));
}

export const termsRoutes: StoreRoute[] = [setTerms, listVersions, readVersion];

/**
 * Stores the terms, cleaned, and keeps them as a version. Terms that are the same as the stored ones make none.
 * @throws ApiError `stale`
 */
async function writeTerms(write: MemberWrite, html: string, ifMatch: string | null): Promise<StoreAnswer> {
  const { tx, storeId, user, now } = write;
  const terms = cleanTerms(html);
  const answer = await writeStore(write, { terms_and_conditions: terms === '' ? null : terms }, ifMatch);
  // The row of the store is locked by now, so that nobody adds a version in between.
  const latest = await tx.sql
    .selectFrom('terms_versions')
    .select('terms')
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if ((latest?.terms ?? '') === terms) return answer;
  await tx.sql
    .insertInto('terms_versions')
    .values({ store_id: storeId, user_id: user.userId, terms, created_at: now })
    .execute();
  await tx.sql
    .deleteFrom('terms_versions')
    .where('store_id', '=', storeId)
    .where('id', 'not in', (versions) =>
      versions
        .selectFrom('terms_versions')
        .select('id')
        .where('store_id', '=', storeId)
        .orderBy('id', 'desc')
        .limit(MOST_TERMS_VERSIONS),
    )
    .execute();
  return answer;
}
