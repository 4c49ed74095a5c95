import { judge, type Access } from '../../../domain/access/access.ts';
import { dayOf } from '../../../domain/dates/day.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import { INVENTORY, inventoryShape } from '../../../domain/imports/inventory-shape.ts';
import { isImportable, shapeOfResource } from '../../../domain/imports/shape-of-resource.ts';
import type { ImportShape } from '../../../domain/imports/shape.ts';
import { IMPORT_FEATURE } from '../../../domain/plans/import-feature.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { Language } from '../../http/language.ts';
import type { Ports } from '../../ports/ports.ts';
import { REPORT_HEADERS, SHELF_CODE } from './import-words.ts';
import { mayWrite } from '../../resources/fields.ts';

export interface Target {
  name: string;
  resource: Resource;
  /** False when a file only changes what is there. */
  creates: boolean;
}

/** Throws `not_found` for what cannot be imported. */
export function targetNamed({ resources }: Pick<Ports, 'resources'>, name: string): Target {
  const wanted = name === INVENTORY ? 'products' : name;
  const resource = resources.find((one) => one.name === wanted && isImportable(one));
  if (resource === undefined) throw new ApiError('not_found');
  return { name, resource, creates: name !== INVENTORY };
}

/**
 * A file does what its member may do one by one: add and change records.
 * Throws `forbidden`, `store_inactive` or `plan_required`.
 */
export function requireRight(access: Access, { resource, creates }: Target): void {
  const asked = creates ? [resource.access.create, resource.access.edit] : [resource.access.edit];
  for (const rule of asked) {
    const verdict = judge(access, { ...rule, feature: rule.feature ?? IMPORT_FEATURE });
    if (verdict === 'permission')
      throw new ApiError('forbidden', { details: { permission: rule.permission } });
    if (verdict === 'inactive') throw new ApiError('store_inactive');
    if (verdict === 'feature') throw new ApiError('plan_required', { details: { feature: IMPORT_FEATURE } });
  }
}

/** What a file of the target may hold for this member. */
export function shapeFor(
  { name, resource }: Target,
  access: Access,
  language: Language,
  now: Date,
): ImportShape {
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  const shape = shapeOfResource(resource, language, (field) => mayWrite(field, access) === 'allowed', today);
  const found = name === INVENTORY ? inventoryShape(shape, SHELF_CODE, language) : shape;
  const known = new Set(found.columns.flatMap(({ headers }) => headers));
  return { ...found, ignored: [...found.ignored, ...REPORT_HEADERS.filter((header) => !known.has(header))] };
}
