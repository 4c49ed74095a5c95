import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreContext } from '../../http/route.ts';
import { resourceNamed, updateRecord, writeOnce } from '../../resources/service.ts';
import { findByPhone } from '../customers/module.ts';
import { integerOf, isRow, textOf } from '../fields.ts';
import type { Row, WriteContext } from '../module.ts';
import { orderAnswer } from './answer.ts';

/**
 * `PUT /orders/{id}/customer`: who the order is for. An `id`, or the phone number of another registered customer,
 * gives the order to them. Otherwise it is the order's own customer who is corrected, in the order and, where the
 * member may write customers, in the list of customers too.
 */
export async function setCustomer(context: StoreContext): Promise<Answer> {
  const id = pathId(context.params, 'id');
  const ifMatch = context.request.headers.get('if-match');
  const { id: chosen, ...person } = filled(context.body);
  return writeOnce(context, async (write) => {
    const other =
      typeof chosen === 'number' ? chosen : await findByPhone(write.tx, textOf(person, 'phone_number'));
    const input: Row = { customer: person, ...(other === null ? {} : { customer_id: other }) };
    const orders = resourceNamed(write.ports, 'orders');
    const order = await updateRecord(write, orders, id, input, { ifMatch, action: 'customer' });
    await correct(write, integerOf(order, 'customer_id'), person);
    return orderAnswer(write, order);
  });
}

async function correct(write: WriteContext, customerId: number | null, person: Row): Promise<void> {
  const { access, ports } = write;
  if (customerId === null || !(access.owner || access.permissions.has('customers.write'))) return;
  await updateRecord(write, resourceNamed(ports, 'customers'), customerId, person);
}

/** What a form left empty is not sent on. */
function filled(body: unknown): Row {
  return Object.fromEntries(
    Object.entries(isRow(body) ? body : {}).filter(([, value]) => value !== '' && value !== null),
  );
}
