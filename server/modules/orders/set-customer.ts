import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreContext } from '../../http/route.ts';
import type { Input } from '../../resources/record-types.ts';
import { updateRecord, writeOnce } from '../../resources/service.ts';
import { findByPhone } from '../customers/module.ts';
import type { WriteContext } from '../module.ts';
import { orderAnswer } from './answer.ts';

const TEXT = { type: ['string', 'null'] } as const satisfies JsonSchema;

/** Which members the body may have; the schemas of order and customer say what they must be. */
export const CUSTOMER = {
  type: 'object',
  properties: {
    id: { type: ['integer', 'null'] },
    first_name: TEXT,
    last_name: TEXT,
    phone_number: TEXT,
    email: TEXT,
    document_type: TEXT,
    dni: TEXT,
  },
  additionalProperties: false,
} as const satisfies JsonSchema;

type Customer = FromSchema<typeof CUSTOMER>;

/**
 * `PUT /orders/{id}/customer`: sets the order's customer. An `id`, or the phone number of another registered customer,
 * gives the order to that customer. Any other body corrects the order's own customer. The list of customers is
 * corrected too, when the member may write customers.
 */
export async function setCustomer(context: StoreContext<Customer>): Promise<Answer> {
  const id = pathId(context.params, 'id');
  const ifMatch = context.request.headers.get('if-match');
  const { id: chosen, ...person } = filled(context.body);
  return writeOnce(context, async (write) => {
    const other = chosen ?? (await findByPhone(write.tx, person.phone_number ?? null));
    const input: Input<'orders'> = { customer: person };
    if (other !== null) input.customer_id = other;
    const order = await updateRecord(write, 'orders', id, input, { ifMatch, action: 'customer' });
    await correct(write, order.customer_id, person);
    return orderAnswer(write, order);
  });
}

async function correct(
  write: WriteContext,
  customerId: number | null,
  person: Input<'customers'>,
): Promise<void> {
  const { access } = write;
  if (customerId === null || !(access.owner || access.permissions.has('customers.write'))) return;
  await updateRecord(write, 'customers', customerId, person);
}

/** What a form left empty is not sent on: it stays as it is in the list of customers. */
function filled<Body extends object>(body: Body): Partial<Body> {
  const kept: Partial<Body> = {};
  for (const field in body) if (body[field] !== '' && body[field] !== null) kept[field] = body[field];
  return kept;
}
