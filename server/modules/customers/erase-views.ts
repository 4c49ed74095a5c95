import { sql as raw } from 'kysely';
import { phoneDigits } from '../../../domain/phones/phone.ts';
import { fold } from '../../../domain/places/fold.ts';
import type { Stored } from '../../resources/record-types.ts';
import { recordAudit } from '../../resources/service.ts';
import type { MemberWrite } from '../../context.ts';
import { phonesOf, type Traces } from './personal-data.ts';

/** Lists in which a first or a last name alone is a person's; elsewhere `rosa` is a colour. */
const LISTS_OF_PEOPLE = ['customers', 'orders'];

/** Shorter words are found in anything. */
const SHORTEST = 3;
/** Digits of a number that a filter may write with spaces. */
const SHORTEST_NUMBER = 6;

/** What a view, its log entry or its stored answer says. */
export interface Said {
  resource: string | undefined;
  value: unknown;
}

/**
 * Deletes the saved views that are about a client: by what only they are called, by a number or address of theirs, or by
 * their id. A view without its filter would show something else under the same name. The log and the answers stored for
 * retries lose what they say of such views, also of those that are gone.
 */
export async function eraseViews(write: MemberWrite, isAbout: (said: Said) => boolean): Promise<void> {
  const { tx, storeId } = write;
  const views = await tx.sql
    .selectFrom('saved_views')
    .select(['id', 'resource', 'name', 'query'])
    .where('store_id', '=', storeId)
    .execute();
  const found = views.filter(({ resource, name, query }) => isAbout({ resource, value: [name, query] }));
  const ids = found.map(({ id }) => id);
  if (ids.length > 0)
    await tx.sql.deleteFrom('saved_views').where('store_id', '=', storeId).where('id', 'in', ids).execute();
  const resourceOf = new Map(views.map(({ id, resource }) => [id, resource]));
  const entries = await tx.sql
    .selectFrom('audit')
    .select(['record_id', 'changes'])
    .where('store_id', '=', storeId)
    .where('resource', '=', 'views')
    .execute();
  const logged = entries.flatMap(({ record_id, changes }) =>
    record_id !== null && isAbout({ resource: resourceOf.get(record_id), value: changes }) ? [record_id] : [],
  );
  await hideInLog(write, [...new Set([...ids, ...logged])]);
  await recordAudit(
    write,
    ids.map((recordId) => ({ action: 'delete', resource: 'views', recordId, changes: {} })),
  );
  await eraseAnswers(write, isAbout);
}

async function hideInLog({ tx }: MemberWrite, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await raw`select hide_in_audit('views', ${ids}::bigint[], ${['name', 'query']}::text[])`.execute(tx.sql);
}

/** Answers of the calls that write views. */
async function eraseAnswers({ tx, storeId }: MemberWrite, isAbout: (said: Said) => boolean): Promise<void> {
  const stored = await tx.sql
    .selectFrom('requests')
    .select(['user_id', 'request_id', 'answer'])
    .where('store_id', '=', storeId)
    .where('answer', 'is not', null)
    .where('fingerprint', 'like', '%/views%')
    .execute();
  for (const { user_id, request_id, answer } of stored) {
    const value: unknown = JSON.parse(answer ?? 'null');
    if (!isAbout({ resource: undefined, value })) continue;
    await tx.sql
      .updateTable('requests')
      .set({ answer: '{}' })
      .where('store_id', '=', storeId)
      .where('user_id', '=', user_id)
      .where('request_id', '=', request_id)
      .execute();
  }
}

/** Finds out of a text whether it is about the client. */
export async function aboutCustomer(
  write: MemberWrite,
  customer: Stored<'customers'>,
  { customers }: Traces,
): Promise<(said: Said) => boolean> {
  const { first_name, last_name, email, contacts, dni, address, address_line, notes } = customer;
  const whole = `${first_name} ${last_name ?? ''}`.trim();
  const names = await namesOfNobodyElse(write, [first_name, last_name ?? '', whole], customers);
  const anywhere = wordsOf([
    email,
    ...contacts.map((contact) => contact.email),
    dni,
    address,
    address_line,
    notes,
    ...names.filter((name) => name === whole && last_name !== null),
  ]);
  const amongPeople = [...anywhere, ...wordsOf(names)];
  const numbers = [...phonesOf(customer), dni ?? '']
    .map(phoneDigits)
    .filter((number) => number.length >= SHORTEST_NUMBER);
  const ids = customers.map(String);
  return ({ resource, value }) => {
    const words = resource === undefined || LISTS_OF_PEOPLE.includes(resource) ? amongPeople : anywhere;
    const keys = resource === 'customers' ? ['customer_id', 'id'] : ['customer_id'];
    return textsOf(value, '').some(({ key, text }) => {
      if (keys.includes(key.split('.')[0] ?? '')) return ids.includes(text);
      const folded = ` ${fold(text)} `;
      const digits = phoneDigits(text);
      return (
        words.some((word) => folded.includes(` ${word} `)) ||
        numbers.some((number) => digits.includes(number))
      );
    });
  };
}

/** Of these names, those that no other client of the store has, also as a part of theirs. */
async function namesOfNobodyElse(
  { tx, storeId }: MemberWrite,
  names: readonly string[],
  customers: readonly number[],
): Promise<string[]> {
  const { rows } = await raw<{ name: string }>`
    select n.name from unnest(${names.map((name) => name.trim())}::text[]) n (name) where not exists (
      select from customers c where c.store_id = ${storeId} and c.id <> all(${customers}::bigint[])
        and c.anonymised_at is null
        and position(lower(n.name) in lower(concat_ws(' ', c.first_name, c.last_name))) > 0
    )`.execute(tx.sql);
  return rows.map(({ name }) => name);
}

function wordsOf(texts: readonly (string | null)[]): string[] {
  return texts.map((text) => fold(text ?? '')).filter((word) => word.length >= SHORTEST);
}

/** All texts and numbers in a value, each with the member that it is in. */
function textsOf(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, text: String(value) }];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, name));
}
