import { sameValue } from '../../../domain/changes/changes.ts';
import { MOST_FORM_VERSIONS } from '../../../domain/checkout-form/checkout-form.ts';
import {
  CHECKOUT_FORM,
  FORM_BODY,
  type CheckoutForm,
  type FormField,
  type FormInput,
  type StoredForm,
} from '../../../domain/checkout-form/form-calls.ts';
import { formFaults } from '../../../domain/checkout-form/form-faults.ts';
import { formSchema } from '../../../domain/checkout-form/form-schema.ts';
import { idFaults, keepForm, type KeptForm } from '../../../domain/checkout-form/normalise-form.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { IF_MATCH } from '../../resources/routes/describe.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../../context.ts';

/** A version of a store's form. */
interface FormVersion extends CheckoutForm {
  version: number;
  lastFieldId: number;
}

/** The form of a store as it is now, without fields where it asks nothing; version 0 where it never did. */
export async function readForm(sql: Sql, storeId: number): Promise<FormVersion> {
  const row = await selectVersions(sql, storeId).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row === undefined ? { version: 0, title: '', fields: [], lastFieldId: 0 } : versionOf(row);
}

/** One of the versions that are kept, or undefined. */
export async function readFormVersion(
  sql: Sql,
  storeId: number,
  version: number,
): Promise<FormVersion | undefined> {
  const row = await selectVersions(sql, storeId).where('id', '=', version).executeTakeFirst();
  return row && versionOf(row);
}

interface VersionRow {
  id: number;
  title: string;
  fields: FormField[];
  last_field_id: number;
}

function selectVersions(sql: Sql, storeId: number) {
  return sql
    .selectFrom('checkout_form_versions')
    .select(['id', 'title', 'fields', 'last_field_id'])
    .where('store_id', '=', storeId);
}

function versionOf({ id, title, fields, last_field_id }: VersionRow): FormVersion {
  return { version: id, title, fields, lastFieldId: last_field_id };
}

function formAnswer({ version, title, fields }: FormVersion, status: 200 | 201): Answer {
  const body: StoredForm = { version, title, fields, schema: formSchema({ title, fields }) };
  return {
    status,
    body,
    headers: { etag: `"${version}"` },
  };
}

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
async function removeForm(write: WriteContext, ifMatch: string | null): Promise<Answer> {
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

const PATH = '/stores/{storeId}/dynamic-form';

const WRITES = {
  path: PATH,
  access: { permission: 'settings.write' },
  headers: { 'If-Match': IF_MATCH },
  refusals: ['stale'],
} as const satisfies Partial<StoreRoute>;

const read: StoreRoute = {
  method: 'GET',
  path: PATH,
  operationId: 'readCheckoutForm',
  summary: 'What the store asks its buyers at the checkout, also as JSON Schema',
  access: { permission: null },
  answers: { 200: { description: 'The form', schema: CHECKOUT_FORM } },
  handle: async ({ ports, storeId }) =>
    ports.database.read(storeId, async (sql) => formAnswer(await readForm(sql, storeId), 200)),
};

const create = storeRoute({
  ...WRITES,
  method: 'POST',
  operationId: 'createCheckoutForm',
  summary: 'Make the form of the store; where it has one, that is replaced',
  body: FORM_BODY,
  answers: {
    200: { description: 'The form, which was there already', schema: CHECKOUT_FORM },
    201: { description: 'The form', schema: CHECKOUT_FORM },
  },
  handle: (context) =>
    writeOnce(context, (write) =>
      writeForm(write, context.body, 'any', context.request.headers.get('if-match')),
    ),
});

const replace = storeRoute({
  ...WRITES,
  method: 'PUT',
  operationId: 'replaceCheckoutForm',
  summary: 'Replace the form; fields that keep their id stay the same questions',
  body: FORM_BODY,
  answers: { 200: { description: 'The form', schema: CHECKOUT_FORM } },
  handle: (context) =>
    writeOnce(context, (write) =>
      writeForm(write, context.body, 'some', context.request.headers.get('if-match')),
    ),
});

const remove: StoreRoute = {
  ...WRITES,
  method: 'DELETE',
  operationId: 'deleteCheckoutForm',
  summary: 'Ask nothing any more; answers that were given stay',
  answers: { 204: { description: 'Deleted' } },
  handle: (context) =>
    writeOnce(context, (write) => removeForm(write, context.request.headers.get('if-match'))),
};

export const formRoutes: StoreRoute[] = [read, create, replace, remove];
