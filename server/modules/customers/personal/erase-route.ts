import { sql as raw } from 'kysely';
import { fold } from '../../../../domain/places/fold.ts';
import { ApiError, invalid } from '../../../errors.ts';
import { pathId } from '../../../http/authorise.ts';
import { languageOf } from '../../../http/language.ts';
import { storeRoute } from '../../../http/typed-route.ts';
import { lockRecords, recordAudit, writeOnce } from '../../../resources/service.ts';
import { customerDataWords } from './customer-data-words.ts';
import { eraseCustomer } from './erase.ts';

/**
 * `POST /customers/{id}/anonymise`: erases the personal data of one client for good (Law 1581 of 2012, article 8). The
 * answer is empty, so that no copy of it is kept for a retry.
 */
export const eraseRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/customers/{id}/anonymise',
  operationId: 'anonymiseCustomer',
  summary: 'Erase the personal data of a client everywhere; amounts and sums stay',
  tags: ['customers'],
  access: { permission: 'customers.delete', allBranches: true },
  body: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 100,
        description: 'The first name of the client, typed as a confirmation. Case and accents do not count.',
      },
    },
    required: ['name'],
    additionalProperties: false,
  },
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
      const [customer] = await lockRecords(write, 'customers', [id]);
      if (customer === undefined) throw new ApiError('not_found');
      if (fold(customer.first_name.trim()) !== fold(context.body.name.trim()))
        throw invalid({ name: { key: 'const' } });
      await eraseCustomer(write, customer, anonymous);
      await recordAudit(write, [{ action: 'anonymise', resource: 'customers', recordId: id, changes: {} }]);
      return { status: 204 };
    });
  },
});
