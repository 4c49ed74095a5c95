import { MOST_FORM_VERSIONS, type FormInput } from '../../../domain/checkout-form/checkout-form.ts';
import { formFaults } from '../../../domain/checkout-form/form-faults.ts';
import { idFaults, keepForm, type KeptForm } from '../../../domain/checkout-form/keep-form.ts';
import { sameValue } from '../../../domain/changes/same-value.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Answer } from '../../http/route.ts';
import { recordAudit } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import { formAnswer } from './form-answer.ts';
import { readForm, type FormVersion } from './read-form.ts';

/** Characters of a form in the log. */
const EXCERPT = 160;

/**
 * Stores a form as a new version. One that is the same as the stored one makes none.
 * @param expected what `PUT` asks for: that the store has a form already. `POST` makes one, or replaces it.
 * @throws ApiError `invalid`, `not_found`, and `stale` with the stored form in `current`
 */
export async function writeForm(
  write: WriteContext,
  input: FormInput,
  expected: 'some' | 'any',
  ifMatch: string | null,
): Promise<Answer> {
  const before = await lockForm(write, ifMatch);
  const exists = before.fields.length > 0;
  if (expected === 'some' && !exists) throw new ApiError('not_found');
  const faults = { ...formFaults(input), ...idFaults(input.fields) };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const kept = keepForm(input, before.lastFieldId);
  if (sameValue(kept.form, { title: before.title, fields: before.fields })) return formAnswer(before, 200);
  return formAnswer(await addVersion(write, before, kept), exists ? 200 : 201);
}

/**
 * The store asks nothing any more. Answers stay, and ids are not given again.
 * @throws ApiError `not_found` and `stale`
 */
export async function removeForm(write: WriteContext, ifMatch: string | null): Promise<Answer> {
  const before = await lockForm(write, ifMatch);
  if (before.fields.length === 0) throw new ApiError('not_found');
  await addVersion(write, before, { form: { title: '', fields: [] }, lastId: before.lastFieldId });
  return { status: 204 };
}

/** Writers of one store's form take turns. */
async function lockForm({ tx, storeId }: WriteContext, ifMatch: string | null): Promise<FormVersion> {
  await tx.sql.selectFrom('stores').select('id').where('id', '=', storeId).forNoKeyUpdate().execute();
  const before = await readForm(tx.sql, storeId);
  if (ifMatch !== null && ifMatch !== '*' && ifMatch.replace(/^W\//, '') !== `"${before.version}"`)
    throw stale(before);
  return before;
}

function stale(before: FormVersion): ApiError {
  return new ApiError('stale', { details: { current: formAnswer(before, 200).body } });
}

async function addVersion(
  write: WriteContext,
  before: FormVersion,
  { form, lastId }: KeptForm,
): Promise<FormVersion> {
  const { tx, storeId, user, now } = write;
  const { id } = await tx.sql
    .insertInto('checkout_form_versions')
    .values({
      store_id: storeId,
      user_id: user.userId,
      title: form.title,
      fields: JSON.stringify(form.fields),
      last_field_id: lastId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.sql
    .deleteFrom('checkout_form_versions')
    .where('store_id', '=', storeId)
    .where('id', 'not in', (versions) =>
      versions
        .selectFrom('checkout_form_versions')
        .select('id')
        .where('store_id', '=', storeId)
        .orderBy('id', 'desc')
        .limit(MOST_FORM_VERSIONS),
    )
    .execute();
  const changes = { checkout_form: [excerptOf(before), excerptOf(form)] satisfies [unknown, unknown] };
  await recordAudit(write, [{ action: 'update', resource: 'stores', recordId: null, changes }]);
  return { version: id, ...form, lastFieldId: lastId };
}

/** The log says the title and the questions; the versions have the whole form. */
function excerptOf({ title, fields }: Pick<FormVersion, 'title' | 'fields'>): string | null {
  if (fields.length === 0) return null;
  const text = [...[title, ...fields.map((field) => field.title)].join(' · ')];
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).join('').trimEnd()}…` : text.join('');
}
