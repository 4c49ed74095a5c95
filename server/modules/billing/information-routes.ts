import { INTEGER } from '../../../domain/schema/schema-parts.ts';
import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import { DOCUMENT_TYPES, isColombianDocument } from '../../../domain/documents/documents.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import { cityCode, findCity } from '../../../domain/places/cities.ts';
import { COUNTRIES, countryName } from '../../../domain/places/countries.ts';
import { checkDetails, tidyDetails } from '../../../domain/plans/billing-details.ts';
import {
  INFORMATION,
  type BillingDetails,
  type BillingInformation,
} from '../../../domain/plans/billing-types.ts';
import { isInColombia } from '../../../domain/plans/price-country.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { Sql } from '../../db/database.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext, WriteContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { isTriedElsewhere } from '../stores/module.ts';
import { storeOrigin } from './prices.ts';
import { lockSubscription, saveSubscription } from './subscription-row.ts';

const NAME = { type: 'string', maxLength: 120 } as const satisfies JsonSchema;

/** What a merchant sends; the rules across fields: `domain/plans/billing-details.ts`. */
const DETAILS = {
  type: 'object',
  properties: {
    contact_name: NAME,
    contact_last_name: NAME,
    legal_name: { type: ['string', 'null'], maxLength: 200 },
    document_type_id: INTEGER,
    dni: { type: 'string', maxLength: 30 },
    country_code: { type: 'string', maxLength: 2, description: 'Required, unless `country` says it.' },
    country: {
      type: ['object', 'string', 'null'],
      description: 'The code, or an object that has it: read where `country_code` is missing.',
    },
    city_id: { type: ['string', 'integer', 'null'], maxLength: 5, description: 'The DANE code.' },
    city: { type: ['object', 'null'], description: 'As it is answered. Not read.' },
    document_type: { type: ['object', 'null'], description: 'As it is answered. Not read.' },
    zip_code: { type: ['string', 'null'], maxLength: 20 },
    address: { type: 'string', maxLength: 250 },
    emails: { type: 'string', maxLength: 500 },
  },
  required: ['contact_name', 'contact_last_name', 'document_type_id', 'dni', 'address', 'emails'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** Whom the platform bills; null before the merchant has said so. */
export async function readInformation(sql: Sql, storeId: number): Promise<BillingDetails | null> {
  const row = await sql
    .selectFrom('billing_information')
    .select(['contact_name', 'contact_last_name', 'legal_name', 'document_type_id', 'dni', 'country_code'])
    .select(['city_id', 'zip_code', 'address', 'emails'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return row ?? null;
}

const SHARED = {
  path: '/stores/{storeId}/billing/information',
} as const satisfies Partial<StoreRoute>;

export const readBillingInformation: StoreRoute = {
  ...SHARED,
  method: 'GET',
  operationId: 'readBillingInformation',
  summary: 'Whom the platform bills',
  access: { permission: 'invoices.read' },
  answers: {
    200: { description: 'The details', schema: INFORMATION },
    204: { description: 'The merchant has not given them yet' },
  },
  async handle({ ports, storeId }) {
    const found = await ports.database.read(storeId, (sql) => readInformation(sql, storeId));
    return found === null ? { status: 204 } : { status: 200, body: named(found) };
  },
};

export const createBillingInformation = storeRoute({
  ...SHARED,
  method: 'POST',
  operationId: 'createBillingInformation',
  summary: 'Say whom the platform bills; where that is known, it is replaced',
  access: { permission: 'billing.write' },
  body: DETAILS,
  answers: {
    200: { description: 'As stored; there were details already', schema: INFORMATION },
    201: { description: 'As stored', schema: INFORMATION },
  },
  handle: (context) => save(context, detailsOf(context.body), { replaces: false }),
});

export const replaceBillingInformation = storeRoute({
  ...SHARED,
  method: 'PUT',
  operationId: 'replaceBillingInformation',
  summary: 'Replace the billing details; invoices keep those that they were issued with',
  access: { permission: 'billing.write' },
  body: DETAILS,
  answers: {
    200: { description: 'As stored', schema: INFORMATION },
    404: { description: 'There are none yet' },
  },
  handle: (context) => save(context, detailsOf(context.body), { replaces: true }),
});

/** The body may name the country as an answer does, and the city by its number. */
function detailsOf({ country, country_code, city_id, ...sent }: FromSchema<typeof DETAILS>): BillingDetails {
  const named = isObject(country) ? country['code'] : country;
  return tidyDetails({
    ...sent,
    country_code: country_code ?? (typeof named === 'string' ? named : ''),
    city_id: cityCode(city_id ?? null),
  });
}

/** `replaces`: there must be details already. */
async function save(
  context: StoreContext,
  details: BillingDetails,
  { replaces }: { replaces: boolean },
): Promise<Answer> {
  const errors = checkDetails(details);
  if (errors !== null) throw invalid(errors);
  return writeOnce(context, async (write) => {
    const { tx, storeId, now } = write;
    // Whose prices the store pays follows from the document, so it is none that is typed for them (decision 79).
    if (isColombianDocument(details.document_type_id) && !isInColombia(await storeOrigin(tx.sql, storeId)))
      throw invalid({ document_type_id: { key: 'document_elsewhere' } });
    const before = await readInformation(tx.sql, storeId);
    if (replaces && before === null) throw new ApiError('not_found');
    const trial = await endTrialOf(write, details.dni);
    const action: AuditAction = before === null ? 'create' : 'update';
    await tx.sql
      .insertInto('billing_information')
      .values({ store_id: storeId, ...details, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ ...details, updated_at: now }))
      .execute();
    const old = new Map<string, unknown>(Object.entries(before ?? {}));
    const changes = Object.entries(details)
      .filter(([name, value]) => (old.get(name) ?? null) !== value)
      .map(([name, value]): [string, [unknown, unknown]] => [name, [old.get(name) ?? null, value]]);
    if (trial !== null) changes.push(['trial_ended_at', [trial, now.toISOString()]]);
    const entry = { action, resource: 'billing', recordId: null, changes: Object.fromEntries(changes) };
    await recordAudit(write, [entry]);
    return { status: action === 'create' ? 201 : 200, body: named(details) };
  });
}

/**
 * Ends the running trial of a store whose document had one in another store. The days that it pays for begin today.
 * @returns when it would have ended; null where nothing changes
 */
async function endTrialOf({ tx, ports, now }: WriteContext, dni: string): Promise<string | null> {
  const used = { kind: 'document', number: dni } as const;
  if (!(await isTriedElsewhere(tx.sql, tx.storeId, used, now))) return null;
  const kept = await lockSubscription(tx);
  const { trialEndsAt } = kept.subscription;
  if (trialEndsAt === null || new Date(trialEndsAt) <= now) return null;
  const subscription = { ...kept.subscription, trialEndsAt: now.toISOString() };
  await saveSubscription(ports, tx, { ...kept, subscription });
  await tx.sql
    .updateTable('stores')
    .set({ trial_refused: 'document' })
    .where('id', '=', tx.storeId)
    .execute();
  return trialEndsAt;
}

function named(details: BillingDetails): BillingInformation {
  const { document_type_id, city_id, country_code } = details;
  const city = city_id === null ? undefined : findCity(city_id);
  return {
    ...details,
    document_type: { name: DOCUMENT_TYPES.find(({ id }) => id === document_type_id)?.code ?? '' },
    city: city === undefined ? null : { name: city.name, state: city.state },
    country: {
      code: country_code,
      name: countryName(country_code),
      currency: COUNTRIES.find(({ code }) => code === country_code)?.currency ?? 'USD',
    },
  };
}
