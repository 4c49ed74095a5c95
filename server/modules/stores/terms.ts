import { MOST_TERMS_VERSIONS } from '../../../domain/stores/store-terms.ts';
import type { MemberWrite } from '../module.ts';
import { cleanTerms } from './clean-terms.ts';
import type { StoreAnswer } from './store-answer.ts';
import { writeStore } from './write-store.ts';

/**
 * Stores the terms, cleaned, and keeps them as a version. Terms that are the same as the stored ones make none.
 * @throws ApiError `stale`
 */
export async function writeTerms(
  write: MemberWrite,
  html: string,
  ifMatch: string | null,
): Promise<StoreAnswer> {
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
