import { sql as raw } from 'kysely';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { NO_PHONE } from '../../../domain/phones/phone.ts';
import { fold } from '../../../domain/places/fold.ts';
import { invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf } from '../../http/language.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { lockRecord, recordAudit, writeOnce } from '../../resources/service.ts';
import { removeFilesAfter } from '../files/module.ts';
import type { MemberWrite } from '../../context.ts';
import { customerDataWords } from './export-personal-data.ts';
import { PERSONAL_FIELDS, phonesOf, tracesOfCustomer, type Traces } from './personal-data.ts';
import { aboutCustomer, eraseViews, type Said } from './erase-views.ts';

/**
 * `POST /customers/{id}/anonymise`: erases the personal data of one client for good (Law 1581 of 2012, article 8). The
 * answer is empty, so that no copy of it is kept for a retry.
 */
export const eraseRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/customers/{id}/anonymise',
  operationId: 'anonymiseCustomer',
  summary: 'Erase the personal data of a client everywhere; amounts and sums stay',
  access: { permission: 'customers.delete', allBranches: true },
  body: closedObject({
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      description: 'The first name of the client, typed as a confirmation. Case and accents do not count.',
    },
  }),
  answers: { 204: { description: 'Erased' } },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    const { anonymous } = customerDataWords(languageOf(context.request));
    return writeOnce(context, async (write) => {
      // An order locks itself before its customer.
      await raw`
        select id from orders where store_id = ${write.storeId} and customer_id = ${id} order by id for no key update`.execute(
        write.tx.sql,
      );
      const customer = await lockRecord(write, 'customers', id);
      if (fold(customer.first_name.trim()) !== fold(context.body.name.trim()))
        throw invalid({ name: { key: 'const' } });
      await eraseCustomer(write, customer, anonymous);
      await recordAudit(write, [{ action: 'anonymise', resource: 'customers', recordId: id, changes: {} }]);
      return { status: 204 };
    });
  },
});

/** The pattern of mails takes it, and no mail server has it (RFC 2606). */
const NO_EMAIL = 'anonimo@anonimo.invalid';

/** What of an order the log says about a person. */
const HIDDEN_OF_ORDERS = ['customer', 'shipping_information', 'comments', 'note', 'payment_note'];

/**
 * Erases what the store keeps of a locked client, everywhere. Orders, notes, payments, imports, saved views, undos,
 * stored answers and the log all have copies. Amounts, states and sums stay.
 * @param name stands in the place of the client's name
 */
async function eraseCustomer(write: MemberWrite, customer: Stored<'customers'>, name: string): Promise<void> {
  const { tx, storeId, now } = write;
  const traces = await tracesOfCustomer(tx.sql, storeId, customer.id, phonesOf(customer));
  await tx.sql
    .updateTable('customers')
    .set(({ eb }) => ({
      first_name: name,
      last_name: null,
      phone_number: NO_PHONE,
      email: NO_EMAIL,
      document_type: null,
      dni: null,
      country_code: null,
      city_id: null,
      city: null,
      address: null,
      address_line: null,
      notes: null,
      anonymised_at: now,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('store_id', '=', storeId)
    .where('id', '=', customer.id)
    .execute();
  await raw`
    with gone as (delete from customer_contacts where store_id = ${storeId} and parent_id = ${customer.id})
    update customers set contacts_text = '' where store_id = ${storeId} and id = ${customer.id}`.execute(
    tx.sql,
  );
  await eraseOrders(write, traces, name);
  const isAbout = await aboutCustomer(write, customer, traces);
  await eraseViews(write, isAbout);
  await eraseUndos(write, traces);
  await eraseCopies(write, customer, traces);
  await eraseUnwritten(write, isAbout);
  await raw`select hide_in_audit('customers', ${traces.customers}::bigint[], ${PERSONAL_FIELDS}::text[]),
    hide_in_audit('orders', ${traces.orders}::bigint[], ${HIDDEN_OF_ORDERS}::text[]),
    hide_in_consents(${traces.customers}::bigint[])`.execute(tx.sql);
  tx.notify({ type: 'customers.updated', id: customer.id });
}

/** What buyers and the team wrote in and beside their orders, and what payment providers said of the payer. */
async function eraseOrders(
  { tx, storeId, now }: MemberWrite,
  { orders }: Traces,
  name: string,
): Promise<void> {
  const ids = raw`any(${orders}::bigint[])`;
  await raw`
    update orders set customer = case when customer is null then null else jsonb_build_object('first_name', ${name}::text) end,
      shipping_information = null, comments = null, version = version + 1, updated_at = ${now}
    where store_id = ${storeId} and id = ${ids}`.execute(tx.sql);
  await raw`delete from order_notes where store_id = ${storeId} and order_id = ${ids}`.execute(tx.sql);
  const { rows: proofs } = await raw<{ file: string }>`
    delete from payment_proofs where store_id = ${storeId} and order_id = ${ids} returning file`.execute(
    tx.sql,
  );
  await removeFilesAfter(
    tx,
    proofs.map(({ file }) => file),
  );
  await raw`delete from order_form_answers where store_id = ${storeId} and order_id = ${ids}`.execute(tx.sql);
  await raw`
    update order_refunds set note = null where store_id = ${storeId} and order_id = ${ids} and note is not null`.execute(
    tx.sql,
  );
  const { rows: reports } = await raw<{ id: number }>`
    update payment_notifications n set body = '', review_note = null where n.store_id = ${storeId} and (n.order_id = ${ids} or exists (
      select from payment_attempts a
      where a.store_id = n.store_id and a.reference = n.reference and a.order_id = ${ids}
    )) returning id`.execute(tx.sql);
  // What was noted about a payment whose order was not found is in the log under the payment.
  await raw`select hide_in_audit('payment-notifications', ${reports.map(({ id }) => id)}::bigint[], ${['payment_note']}::text[])`.execute(
    tx.sql,
  );
  await raw`
    update payment_attempts set checkout = '{}'::jsonb, expires_at = least(expires_at, ${now})
    where store_id = ${storeId} and order_id = ${ids}`.execute(tx.sql);
}

/** What an undo would bring back. The other records of the same call cannot return either. */
async function eraseUndos({ tx, storeId }: MemberWrite, { customers, orders }: Traces): Promise<void> {
  await raw`
    delete from undos u where u.store_id = ${storeId} and (
      u.resource = 'customers' and u.record_ids && ${customers}::bigint[]
      or u.resource = 'orders' and u.record_ids && ${orders}::bigint[]
    )`.execute(tx.sql);
}

/** Lines of files, and answers that are kept for a retry: found by id, and by what is the person's alone. */
async function eraseCopies(
  { tx, storeId }: MemberWrite,
  customer: Stored<'customers'>,
  { customers, orders }: Traces,
): Promise<void> {
  const { email, dni, contacts } = customer;
  const mails = [email, ...contacts.map((contact) => contact.email)];
  const own = [...phonesOf(customer), ...mails, dni]
    .filter((text) => text !== null)
    .map((text) => JSON.stringify(text).slice(1, -1));
  const holds = (text: string) =>
    raw`exists (select from unnest(${own}::text[]) o (word) where position(o.word in ${raw.raw(text)}) > 0)`;
  await raw`
    update import_records r set lines = '[]'::jsonb, before = null, refusal = null
    from imports i where i.store_id = ${storeId} and r.store_id = i.store_id and r.import_id = i.id and (
      i.target = 'customers' and r.record_id = any(${customers}::bigint[])
      or i.target = 'orders' and r.record_id = any(${orders}::bigint[])
      or ${holds('r.lines::text')}
    )`.execute(tx.sql);
  await raw`
    update requests q set answer = '{}' where q.store_id = ${storeId} and q.answer is not null and (
      ${holds('q.answer')} or exists (
        select from unnest(${customers}::bigint[]) c (id)
        where position('"customer_id":' || c.id || ',' in q.answer) > 0
          or position('/customers/' || c.id || ' ' in q.fingerprint) > 0
          or position('/customers/' || c.id || '/' in q.fingerprint) > 0
      )
    )`.execute(tx.sql);
}

/** Lines of files that are no record yet, or never became one: a name without a number is found there too. */
async function eraseUnwritten({ tx, storeId }: MemberWrite, isAbout: (said: Said) => boolean): Promise<void> {
  const rows = await tx.sql
    .selectFrom('import_records as r')
    .innerJoin('imports as i', (join) =>
      join.onRef('i.store_id', '=', 'r.store_id').onRef('i.id', '=', 'r.import_id'),
    )
    .select(['r.import_id', 'r.line', 'r.lines', 'i.target'])
    .where('r.store_id', '=', storeId)
    .where('r.record_id', 'is', null)
    .where('i.target', 'in', ['customers', 'orders'])
    .execute();
  for (const { import_id, line, lines, target } of rows)
    if (isAbout({ resource: target, value: lines }))
      await tx.sql
        .updateTable('import_records')
        .set({ lines: '[]', refusal: null })
        .where('store_id', '=', storeId)
        .where('import_id', '=', import_id)
        .where('line', '=', line)
        .execute();
}
