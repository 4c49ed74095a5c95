import { closedObject } from '../../../domain/schema/schema-parts.ts';
import {
  type Consent,
  CONSENT,
  CONSENT_CHANNELS,
  CONSENT_KINDS,
  CONSENT_PURPOSES,
  LONGEST_EVIDENCE,
  LONGEST_WORDING,
  MOST_CONSENTS,
} from '../../../domain/customers/customer-answers.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { lockRecord, recordAudit, writeOnce } from '../../resources/service.ts';
import { findPeople } from '../audit/module.ts';
import { idsOfCustomer } from './personal-data.ts';

/** All entries of a client, of those who were merged into them too; the latest first. */
export async function readConsents(sql: Sql, storeId: number, customerId: number): Promise<Consent[]> {
  const rows = await sql
    .selectFrom('customer_consents')
    .select(['id', 'kind', 'purpose', 'channel', 'given_at', 'wording', 'evidence', 'user_id', 'created_at'])
    .where('store_id', '=', storeId)
    .where('customer_id', 'in', await idsOfCustomer(sql, storeId, customerId))
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const people = await findPeople(
    sql,
    storeId,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ given_at, created_at, user_id, ...row }) => ({
    ...row,
    given_at: given_at.toISOString(),
    created_at: created_at.toISOString(),
    user: people.get(user_id)?.name ?? null,
  }));
}

const CONSENTS = '/stores/{storeId}/customers/{id}/consents';
/** A clock that goes a little fast is no mistake of a person. */
const LEEWAY = 5 * 60_000;

const listConsents: StoreRoute = {
  method: 'GET',
  path: CONSENTS,
  operationId: 'listCustomerConsents',
  summary: 'What a client allowed, and took back; the latest first',
  access: { permission: 'customers.read' },
  answers: {
    200: {
      description: 'All entries, those of merged clients too',
      schema: { type: 'array', items: CONSENT },
    },
  },
  handle: async ({ ports, storeId, params }) => {
    const id = pathId(params, 'id');
    return ports.database.read(storeId, async (sql) => {
      const known = await sql
        .selectFrom('customers')
        .select('id')
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (known === undefined) throw new ApiError('not_found');
      return { status: 200, body: await readConsents(sql, storeId, id) };
    });
  },
};

const addConsent = storeRoute({
  method: 'POST',
  path: CONSENTS,
  operationId: 'addCustomerConsent',
  summary: 'Note what a client allowed, or took back; an entry is never changed',
  access: { permission: 'customers.write' },
  body: closedObject(
    {
      kind: { type: 'string', enum: [...CONSENT_KINDS] },
      purpose: { type: 'string', enum: [...CONSENT_PURPOSES] },
      channel: { type: 'string', enum: [...CONSENT_CHANNELS] },
      given_at: { type: 'string', format: 'date-time' },
      wording: { type: ['string', 'null'], maxLength: LONGEST_WORDING },
      evidence: { type: ['string', 'null'], maxLength: LONGEST_EVIDENCE },
    },
    { optional: ['wording', 'evidence'] },
  ),
  answers: {
    201: { description: 'The entry as it is kept', schema: CONSENT },
  },
  handle: (context) => {
    const customerId = pathId(context.params, 'id');
    const { kind, purpose, channel, wording, evidence } = context.body;
    const givenAt = new Date(context.body.given_at);
    if (givenAt.getTime() > context.now.getTime() + LEEWAY) throw invalid({ given_at: { key: 'future' } });
    if (kind === 'given' && textOf(wording) === null) throw invalid({ wording: { key: 'required' } });
    return writeOnce(context, async (write) => {
      const { tx, storeId, user, now } = write;
      // Under the lock of the client, so that two calls at once do not exceed the bound.
      const customer = await lockRecord(write, 'customers', customerId);
      if (customer.anonymised_at !== null) throw invalid({ purpose: { key: 'erased' } });
      const { count } = await tx.sql
        .selectFrom('customer_consents')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('store_id', '=', storeId)
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      if (count >= MOST_CONSENTS)
        throw invalid({ purpose: { key: 'maxItems', args: { limit: MOST_CONSENTS } } });
      const { id } = await tx.sql
        .insertInto('customer_consents')
        .values({
          store_id: storeId,
          customer_id: customerId,
          kind,
          purpose,
          channel,
          given_at: givenAt,
          wording: textOf(wording),
          evidence: textOf(evidence),
          user_id: user.userId,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(write, [
        {
          action: 'consent',
          resource: 'customers',
          recordId: customerId,
          changes: { consent: [null, `${kind} ${purpose}`] },
        },
      ]);
      tx.notify({ type: 'customers.updated', id: customerId });
      const entries = await readConsents(tx.sql, storeId, customerId);
      return { status: 201, body: entries.find((entry) => entry.id === id) };
    });
  },
});

/** Entries of their own beside a client. */
export const consentRoutes: StoreRoute[] = [listConsents, addConsent];

function textOf(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  return text === '' ? null : text;
}
