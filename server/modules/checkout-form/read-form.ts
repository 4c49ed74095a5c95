import type { CheckoutForm, FormField } from '../../../domain/checkout-form/checkout-form.ts';
import type { Sql } from '../../db/database.ts';

/** A version of a store's form. */
export interface FormVersion extends CheckoutForm {
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
