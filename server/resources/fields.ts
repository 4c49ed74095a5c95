import { judge, type Access } from '../../domain/access/access.ts';
import type { Field } from '../../domain/schema/model.ts';

/** Secrets and fields whose `x-access.read` the user lacks are absent: from answers, filters, sorts and exports alike. */
export function isReadable(field: Field, access: Access): boolean {
  if (field.writeOnly) return false;
  const rule = field.access.read;
  return rule === undefined || judge(access, { permission: null, ...rule }) === 'allowed';
}

/** How `x-access.write` judges a user for this field. */
export function mayWrite(field: Field, access: Access): ReturnType<typeof judge> {
  const rule = field.access.write;
  return rule === undefined ? 'allowed' : judge(access, { permission: null, ...rule });
}
