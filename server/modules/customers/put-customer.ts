import { cityCode } from '../../../domain/places/cities.ts';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { StoreRoute } from '../../http/route.ts';
import { invalid } from '../../errors.ts';
import { component, IF_MATCH, VERSION } from '../../resources/routes/describe.ts';
import { answerUpdate } from '../../resources/routes/write.ts';
import { resourceNamed } from '../../resources/service.ts';
import { asRow } from '../../resources/write/input.ts';

/** The two forms of a customer's page (spec 2 §7). Each holds a part of the customer, and knows nothing of the rest. */
const NOTES = ['notes'];
const FORMS = [
  NOTES,
  [
    'first_name',
    'last_name',
    'phone_number',
    'email',
    'document_type',
    'dni',
    'city_id',
    'address',
    'address_line',
  ],
];

/** Of the second form (spec 2 §5). The customers of a file or an order may have no last name and no mail. */
const REQUIRED = ['first_name', 'last_name', 'phone_number', 'email'];

/** `PUT /customers/{id}`: a body that one of the forms could have sent replaces its part; any other the whole record. */
export const putCustomerRoute: StoreRoute = {
  method: 'PUT',
  path: '/stores/{storeId}/customers/{id}',
  operationId: 'replaceCustomers',
  summary: 'Replace one of customers, or only the notes, or only name, contact, document and address',
  access: { permission: 'customers.write' },
  headers: { 'If-Match': IF_MATCH },
  body: {
    description: `A body of ${FORMS.map((form) => form.join(', ')).join('; or of ')} alone leaves all other fields as they are.`,
    anyOf: [component('CustomersUpdate'), closedObject({ notes: { type: ['string', 'null'] } })],
  },
  bodyCheck: 'handler',
  refusals: ['stale'],
  answers: {
    200: {
      description: 'The record as stored.',
      headers: { ETag: VERSION },
      schema: component('Customers'),
    },
  },
  handle: async (context) => {
    const body = asRow(context.body);
    const input = 'city_id' in body ? { ...body, city_id: cityCode(body['city_id']) } : body;
    const part = formOf(input);
    if (part === NOTES && isBlank(input['notes'])) throw invalid({ notes: { key: 'required' } });
    if (part !== undefined && part !== NOTES) {
      const missing = REQUIRED.filter((source) => isBlank(input[source]));
      if (missing.length > 0)
        throw invalid(Object.fromEntries(missing.map((source) => [source, { key: 'required' }])));
    }
    const resource = resourceNamed(context.ports, 'customers');
    // Who knows the documented fields alone does not mean to forget a client's further phones.
    const others = resource.fields.map(({ source }) => source).filter((source) => source !== 'contacts');
    const options = 'contacts' in input ? {} : { part: part ?? others };
    return answerUpdate(context, resource, input, { mode: 'replace', ...options });
  },
};

function formOf(input: object): string[] | undefined {
  const sources = Object.keys(input);
  if (sources.length === 0) return undefined;
  return FORMS.find((form) => sources.every((source) => form.includes(source)));
}

function isBlank(value: unknown): boolean {
  return value == null || (typeof value === 'string' && value.trim() === '');
}
