import { LANGUAGES } from '../../http/language.ts';
import { createRecord } from '../../resources/service.ts';
import { addDefaultCollection } from '../collections/module.ts';
import { mailTextsIn } from '../identity/module.ts';
import { storeWriter } from '../imports/module.ts';
import type { Job } from '../../jobs/job.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';

export const PREPARE_JOB = 'sign-up.furnish';

export interface PrepareOrder {
  storeId: number;
}

/** For a store whose request ended before it was prepared. */
export async function prepareByJob(ports: ApiPorts, job: Job): Promise<void> {
  // Written by `openAccount` and by nobody else.
  const { storeId } = job.payload as PrepareOrder;
  await prepareStore(ports, storeId);
}

/**
 * What every store begins with, in its owner's language: the collection of all products, and a main branch with the
 * number that the sign-up gave. Once or twice, the effect is the same.
 */
export async function prepareStore(ports: ApiPorts, storeId: number): Promise<void> {
  const writer = await storeWriter(ports, storeId);
  const owner = await ports.database.platform((sql) => selectOwner(sql, storeId));
  if (writer === null || owner === undefined) return;
  const words = mailTextsIn(LANGUAGES.find((one) => one === owner.language) ?? 'es').store;
  await writer.write(async (write) => {
    await addDefaultCollection(write.tx, words.default_collection, write.now);
    const branch = await write.tx.sql
      .selectFrom('user_stores')
      .select('id')
      .where('store_id', '=', storeId)
      .limit(1)
      .executeTakeFirst();
    if (branch !== undefined || owner.phone === null) return;
    const { email, phone } = owner;
    await createRecord(write, 'user-stores', { name: words.main_branch, mobile_phone_number: phone, email });
  });
}

/** The number of the sign-up is the shop's, whatever the person then gave as their own. */
function selectOwner(sql: Sql, storeId: number) {
  return sql
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('sign_ups as s', 's.user_id', 'u.id')
    .select((eb) => ['u.language', 'u.email', eb.fn.coalesce('s.phone', 'u.phone').as('phone')])
    .where('m.store_id', '=', storeId)
    .where('m.owner', '=', true)
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst();
}
