import { sameValue } from '../../../domain/changes/same-value.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { ApiError, invalid } from '../../errors.ts';
import { customerSnapshot, findByPhone, findOrRegister } from '../customers/module.ts';
import type { WriteContext } from '../module.ts';

/**
 * Sets the order's registered customer, and the customer as they were when the order was made. One of them is enough.
 * A newly chosen `customer_id` is copied into `customer` unless the body has that too. A `customer` with a phone
 * number is found among the registered ones, or registered. The `id` in `customer` follows `customer_id`.
 * @throws ApiError `invalid` at `customer.id` for one that names another customer
 */
export async function orderCustomer(
  write: WriteContext,
  { customer_id: id, customer: person }: Draft<'orders'>,
  before: Stored<'orders'> | null,
): Promise<Pick<Draft<'orders'>, 'customer_id' | 'customer'>> {
  requireFollowing(id, person, before);
  const idChanged = id !== (before?.customer_id ?? null);
  const personChanged = !sameValue(person, before?.customer);
  if (id !== null) {
    if (!idChanged) return { customer_id: id, customer: person === null ? null : { ...person, id } };
    await requireReading(write, id, personChanged ? person : null);
    const copied = personChanged && person !== null ? person : await customerSnapshot(write, id);
    // No such customer: the reference check that follows says so at the field.
    return { customer_id: id, customer: copied === null ? null : { ...copied, id } };
  }
  if (!personChanged || person === null) return { customer_id: null, customer: person };
  const registered = await findOrRegister(write, person);
  const { id: _, ...known } = person;
  return { customer_id: registered, customer: registered === null ? known : { ...known, id: registered } };
}

/** Who sets the id alone believes to have given the order to that customer: it would be dropped. */
function requireFollowing(
  customerId: number | null,
  person: Draft<'orders'>['customer'],
  before: Stored<'orders'> | null,
): void {
  const named = person?.id ?? null;
  // As it was read: of the customer until now, or of one who is gone.
  if (named === null || named === customerId || named === (before?.customer?.id ?? null)) return;
  throw invalid({ 'customer.id': { key: 'readOnly' } });
}

/**
 * A registered customer is copied into the order for members alone who may read customers. Others may give the order to
 * the one whose number they typed: it then shows what they typed, and nothing of the one that is registered.
 * @throws ApiError `forbidden` at `customer_id`, whether or not there is such a customer
 */
async function requireReading(
  { access, tx }: WriteContext,
  id: number,
  typed: Draft<'orders'>['customer'],
): Promise<void> {
  if (access.owner || access.permissions.has('customers.read')) return;
  const number = typed?.phone_number ?? null;
  if (number !== null && (await findByPhone(tx, number)) === id) return;
  throw new ApiError('forbidden', {
    errors: { customer_id: { key: 'forbidden', args: { permission: 'customers.read' } } },
  });
}
