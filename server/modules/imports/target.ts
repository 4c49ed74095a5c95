import { judge, mustPayFirst, type Access, type Asked } from '../../../domain/access/access.ts';
import { dayOf } from '../../../domain/dates/day.ts';
import { INVENTORY, INVENTORY_PERMISSION, inventoryShape } from '../../../domain/imports/inventory-shape.ts';
import { shapeOfResource } from '../../../domain/imports/shape-of-resource.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { fold } from '../../../domain/places/fold.ts';
import { IMPORT_FEATURE } from '../../../domain/plans/features.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import { isImportable } from '../../../domain/schema/writable.ts';
import { IMPORTS_WORDS, type ImportsWords } from '../../../generated/words/imports.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Language } from '../../http/language.ts';
import type { Ports } from '../../context.ts';
import { mayWrite } from '../../resources/fields.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';

/** The words of imports, which the admin has too. */
export function importWordsIn(language: Language): ImportsWords {
  return IMPORTS_WORDS[language];
}

/** What a file of stock calls the code of a shelf. */
const SHELF_CODE: Words = {
  es: IMPORTS_WORDS.es.file.code,
  en: IMPORTS_WORDS.en.file.code,
  pt: IMPORTS_WORDS.pt.file.code,
};

/** The headers of a file of errors that are no data, folded: the file can be imported again. */
const REPORT_HEADERS: readonly string[] = Object.values(IMPORTS_WORDS).flatMap(({ file }) =>
  [file.line, file.field, file.value, file.empty, file.wrong_format, file.why].map(fold),
);

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
 * A file does what its member may do one by one: add and change records, or set the units of products.
 * Throws `forbidden`, `store_inactive`, `plan_unpaid` or `plan_required`.
 */
export function requireRight(access: Access, { resource, creates }: Target): void {
  const { create, edit } = resource.access;
  const asked: readonly Asked[] = creates ? [create, edit] : [{ permission: INVENTORY_PERMISSION }];
  for (const rule of asked) {
    const verdict = judge(access, { ...rule, feature: rule.feature ?? IMPORT_FEATURE });
    if (verdict === 'permission')
      throw new ApiError('forbidden', { details: { permission: rule.permission } });
    if (verdict === 'inactive') throw new ApiError('store_inactive');
    if (mustPayFirst(access, rule.permission)) throw new ApiError('plan_unpaid');
    if (verdict === 'feature') throw new ApiError('plan_required', { details: { feature: IMPORT_FEATURE } });
  }
}

interface Reader {
  storeId: number;
  access: Access;
  language: Language;
  now: Date;
}

/** What a file of the target may hold for this member: its amounts are of the store's currency, its day is the store's. */
export async function shapeFor(sql: Sql, target: Target, reader: Reader): Promise<ImportShape> {
  return shapeIn(await readZoneAndCurrency(sql, reader.storeId), target, reader);
}

export function shapeIn(
  { timeZone, currency }: { timeZone: string; currency: string },
  { name, resource }: Target,
  { access, language, now }: Omit<Reader, 'storeId'>,
): ImportShape {
  const mayFill = (field: Field) => mayWrite(field, access) === 'allowed';
  const shape = shapeOfResource(resource, language, mayFill, { today: dayOf(now, timeZone), currency });
  const found = name === INVENTORY ? inventoryShape(shape, SHELF_CODE, language) : shape;
  const known = new Set(found.columns.flatMap(({ headers }) => headers));
  return { ...found, ignored: [...found.ignored, ...REPORT_HEADERS.filter((header) => !known.has(header))] };
}
