import { sameValue } from '../../../domain/merge/three-way.ts';
import { customerSnapshot, findOrRegister } from '../customers/module.ts';
import { integerOf, rowOf, textOf } from '../fields.ts';
import type { Row, WriteContext } from '../module.ts';

/**
 * Who the order is for: the registered customer and the customer as they were when the order was made. Naming one of
 * them is enough: a newly chosen `customer_id` is copied into `customer` unless that came too, and a `customer` with a
 * phone number is found among the registered ones, or registered.
 */
export async function orderCustomer(write: WriteContext, record: Row, before: Row | null): Promise<Row> {
  const id = integerOf(record, 'customer_id');
  const person = rowOf(record, 'customer');
  const idChanged = id !== integerOf(before ?? {}, 'customer_id');
  const personChanged = !sameValue(record['customer'], before?.['customer']);
  if (id !== null) {
    if (!idChanged)
      return { customer_id: id, customer: record['customer'] == null ? null : { ...person, id } };
    const copied =
      personChanged && textOf(person, 'first_name') !== null ? person : await customerSnapshot(write, id);
    // No such customer: the reference check that follows says so at the field.
    return { customer_id: id, customer: copied === null ? null : { ...copied, id } };
  }
  if (!personChanged || textOf(person, 'first_name') === null)
    return { customer_id: null, customer: record['customer'] ?? null };
  const registered = await findOrRegister(write, person);
  const { id: _, ...known } = person;
  return { customer_id: registered, customer: registered === null ? known : { ...known, id: registered } };
}
