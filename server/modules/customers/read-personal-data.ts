import { answerText } from '../../../domain/checkout-form/answers.ts';
import type { Consent } from '../../../domain/customers/customer-answers.ts';
import type { PaymentProof } from '../../../domain/orders/payment-proof.ts';
import type { Sql } from '../../db/database.ts';
import { toBase64 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import type { StoreContext } from '../../context.ts';
import type { Visible } from '../../resources/record-types.ts';
import { readVisible } from '../../resources/service.ts';
import { findPeople, readableChanges } from '../audit/module.ts';
import { readConsents } from './consents.ts';
import { phonesOf, tracesOfCustomer, type Traces } from './personal-data.ts';

interface OrderNote {
  order_id: number;
  at: string;
  text: string;
}

/** What they answered to the form of the checkout. */
interface OrderFormAnswer {
  order_id: number;
  question: string;
  answer: string;
}

/** An entry of the log about the client or one of their orders. */
export interface Activity {
  at: string;
  user: string | null;
  action: string;
  resource: string;
  record_id: number | null;
  changes: Record<string, [unknown, unknown]>;
}

/** Everything that the store keeps of one client. */
export interface PersonalData {
  customer: Visible<'customers'>;
  orders: Visible<'orders'>[];
  order_notes: OrderNote[];
  form_answers: OrderFormAnswer[];
  payment_proofs: OrderProof[];
  consents: Consent[];
  activity: Activity[];
}

type Reader = Pick<StoreContext, 'ports' | 'storeId' | 'access'>;

/** Throws `not_found`. Fields that the reader may not read are left out. */
export async function readPersonalData(sql: Sql, reader: Reader, id: number): Promise<PersonalData> {
  const { storeId } = reader;
  const [customer] = await readVisible(sql, reader, 'customers', [id]);
  if (customer === undefined) throw new ApiError('not_found');
  const traces = await tracesOfCustomer(sql, storeId, id, phonesOf(customer));
  return {
    customer,
    orders: await readVisible(sql, reader, 'orders', traces.orders),
    order_notes: await readNotes(sql, storeId, traces.orders),
    form_answers: await readAnswers(sql, storeId, traces.orders),
    payment_proofs: await readProofs(sql, storeId, traces.orders),
    consents: await readConsents(sql, storeId, id),
    activity: await readActivity(sql, reader, traces),
  };
}

async function readNotes(sql: Sql, storeId: number, orders: readonly number[]): Promise<OrderNote[]> {
  if (orders.length === 0) return [];
  const rows = await sql
    .selectFrom('order_notes')
    .select(['order_id', 'created_at', 'text'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orders)
    .orderBy('id')
    .execute();
  return rows.map(({ order_id, created_at, text }) => ({ order_id, at: created_at.toISOString(), text }));
}

async function readAnswers(sql: Sql, storeId: number, orders: readonly number[]): Promise<OrderFormAnswer[]> {
  if (orders.length === 0) return [];
  const rows = await sql
    .selectFrom('order_form_answers')
    .select(['order_id', 'answers'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orders)
    .orderBy('order_id')
    .execute();
  return rows.flatMap(({ order_id, answers }) =>
    answers.map((one) => ({ order_id, question: one.title, answer: answerText(one) })),
  );
}

async function readActivity(
  sql: Sql,
  { storeId, access, ports: { resources } }: Reader,
  { customers, orders }: Traces,
): Promise<Activity[]> {
  const rows = await sql
    .selectFrom('audit')
    .select(['at', 'user_id', 'action', 'resource', 'record_id', 'changes'])
    .where('store_id', '=', storeId)
    .where((eb) =>
      eb.or([
        eb.and([eb('resource', '=', 'customers'), eb('record_id', 'in', customers)]),
        ...(orders.length === 0
          ? []
          : [eb.and([eb('resource', '=', 'orders'), eb('record_id', 'in', orders)])]),
      ]),
    )
    .orderBy('id')
    .execute();
  const people = await findPeople(
    sql,
    storeId,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ at, user_id, changes, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    user: people.get(user_id ?? 0)?.name ?? null,
    changes: readableChanges(resources, access, row.resource, changes),
  }));
}

/** Bytes of the files in one answer. Those after them are named alone, and downloaded from their orders. */
const MOST_PROOF_BYTES = 20_000_000;

/** A proof of payment of theirs. */
export interface OrderProof extends Pick<PaymentProof, 'id' | 'at' | 'content_type' | 'state' | 'note'> {
  order_id: number;
  /** Name of its private file. */
  file: string;
}

/** The same with its file. */
interface ProofWithFile extends Omit<OrderProof, 'file'> {
  /** Null when there is no room for it, or the file is gone. */
  base64: string | null;
}

async function readProofs(sql: Sql, storeId: number, orders: readonly number[]): Promise<OrderProof[]> {
  if (orders.length === 0) return [];
  const rows = await sql
    .selectFrom('payment_proofs')
    .select(['id', 'order_id', 'created_at', 'content_type', 'state', 'note', 'file'])
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orders)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}

/** Reads the files one after the other, up to `most` bytes. */
export async function withFiles(
  { ports, storeId }: Pick<StoreContext, 'ports' | 'storeId'>,
  proofs: readonly OrderProof[],
  most = MOST_PROOF_BYTES,
): Promise<ProofWithFile[]> {
  let room = most;
  const read: ProofWithFile[] = [];
  for (const { file: name, ...proof } of proofs) {
    const file = room > 0 ? await ports.files.get(`${storeId}/${name}`) : null;
    const fits = file !== null && file.body.byteLength <= room;
    room = fits ? room - file.body.byteLength : 0;
    read.push({ ...proof, base64: fits ? toBase64(file.body) : null });
  }
  return read;
}
