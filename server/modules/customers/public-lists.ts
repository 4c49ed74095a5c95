/** Lists that are the same for every store (spec 2 §7): `/cities`, `/countries`, `/document-types`. */
import { DOCUMENT_TYPES } from '../../../domain/documents/documents.ts';
import { CITIES, searchCities } from '../../../domain/places/cities.ts';
import { COUNTRIES, countryName } from '../../../domain/places/countries.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Answer, PublicRoute } from '../../http/route.ts';
import type { BaseContext } from '../../context.ts';
import { languageOf } from '../../http/language.ts';

const MOST = 50;

export const publicListRoutes: PublicRoute[] = [
  publicList({
    path: '/cities',
    operationId: 'listCities',
    summary: 'Municipalities of Colombia with their department; all of them, or those that match a search',
    query: { search: { type: 'string', maxLength: 100 } },
    item: {
      id: { type: 'string', pattern: '^\\d{5}$', description: 'DANE code; the same as `code`.' },
      code: { type: 'string', pattern: '^\\d{5}$' },
      name: { type: 'string' },
      state: { type: 'string' },
      country_code: { type: 'string', const: 'CO' },
    },
    list: ({ query }) => {
      const search = query.get('search')?.trim();
      return search ? searchCities(search, MOST) : CITIES;
    },
  }),
  publicList({
    path: '/countries',
    operationId: 'listCountries',
    summary: 'Countries with currency and phone prefix',
    item: {
      code: { type: 'string', pattern: '^[A-Z]{2}$' },
      name: { type: 'string' },
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      phone_prefix: { type: 'string', pattern: '^\\d{1,4}$' },
    },
    list: ({ request }) =>
      COUNTRIES.map((country) => ({ ...country, name: countryName(country.code, languageOf(request)) })),
  }),
  publicList({
    path: '/document-types',
    operationId: 'listDocumentTypes',
    summary: 'Identity documents',
    item: { id: { type: 'integer' }, name: { type: 'string' } },
    list: () => DOCUMENT_TYPES.map(({ id, code }) => ({ id, name: code })),
  }),
];

interface Lookup {
  path: string;
  operationId: string;
  summary: string;
  query?: Record<string, JsonSchema>;
  item: Record<string, JsonSchema>;
  list(context: BaseContext): readonly object[];
}

function publicList({ item, list, ...described }: Lookup): PublicRoute {
  return {
    method: 'GET',
    access: 'public',
    tag: 'lookups',
    ...described,
    answers: {
      200: {
        description: 'The list',
        schema: {
          type: 'array',
          items: {
            type: 'object',
            properties: item,
            required: Object.keys(item),
            additionalProperties: false,
          },
        },
      },
    },
    handle: async (context): Promise<Answer> => ({
      status: 200,
      body: list(context),
      headers: { 'cache-control': 'public, max-age=3600', vary: 'accept-language' },
    }),
  };
}
