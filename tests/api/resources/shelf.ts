/** Two small resources with every kind of field, for tests of what the API makes of any schema. */
import { readResources } from '../../../domain/schema/read.ts';
import type { Resource } from '../../../domain/schema/model.ts';

const label = (one: string) => ({ es: { one, many: `${one}s` } });

const books = {
  type: 'object',
  'x-resource': { name: 'books', label: label('Libro'), representation: 'title' },
  'x-views': {
    list: {
      columns: ['title', 'pages', 'price', 'weight', 'kind', 'published', 'author_id', 'margin'],
      sort: { field: 'title', order: 'ASC' },
      filters: [
        { source: 'title', op: 'contains' },
        { source: 'title', op: 'equals' },
        { source: 'pages', op: 'between' },
        { source: 'price', op: 'in' },
        { source: 'kind', op: 'in' },
        { source: 'active', op: 'equals' },
        { source: 'published', op: 'between' },
        { source: 'created_at', op: 'between' },
        { source: 'author_id', op: 'in' },
        { source: 'labels', op: 'in' },
        { source: 'margin', op: 'between' },
        { source: 'formats', op: 'any' },
        { source: 'formats', op: 'none' },
        { source: 'topics', op: 'any' },
        { source: 'topics', op: 'all' },
      ],
      search: ['title', 'phone', 'dealer'],
    },
  },
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 100, 'x-label': { es: 'Título' } },
    code: { type: 'string', 'x-db': { index: 'unique' } },
    phone: { type: 'string' },
    pages: { type: 'integer', minimum: 0, maximum: 5000 },
    price: { type: 'integer', minimum: 0, 'x-money': { currency: 'COP', unit: 'major' } },
    weight: { type: 'number' },
    active: { type: 'integer', enum: [0, 1], default: 1 },
    lent: { type: 'boolean', default: false },
    kind: {
      type: 'string',
      enum: ['novel', 'poem'],
      'x-enum': { novel: { label: { es: 'Novela' } }, poem: { label: { es: 'Poema' } } },
    },
    formats: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'integer',
        enum: [1, 2, 3],
        'x-enum': {
          '1': { label: { es: 'Papel' } },
          '2': { label: { es: 'Digital' } },
          '3': { label: { es: 'Audio' } },
        },
      },
    },
    topics: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 30 } },
    published: { type: 'string', format: 'date' },
    printed_at: { type: 'string', format: 'date-time' },
    opens: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
    notes: { type: 'object', additionalProperties: true },
    secret: { type: 'string', writeOnly: true },
    total: { type: 'integer', 'x-computed': { by: 'tests' } },
    margin: {
      type: 'integer',
      'x-access': { read: { permission: 'settings.write' }, write: { permission: 'settings.write' } },
    },
    dealer: { type: 'string', 'x-access': { read: { permission: 'settings.write' } } },
    author_id: { type: 'integer', 'x-ref': { resource: 'authors', relation: 'many-to-one' } },
    labels: {
      type: 'array',
      items: { type: 'integer' },
      maxItems: 20,
      'x-ref': { resource: 'labels', relation: 'many-to-many' },
    },
    reviewer_id: {
      type: 'integer',
      'x-ref': { resource: 'authors', relation: 'many-to-one', filter: { active: 1, kind: 'critic' } },
    },
    guest_ids: {
      type: 'array',
      items: {
        type: 'integer',
        'x-ref': { resource: 'authors', relation: 'many-to-one', filter: { active: 1 } },
      },
      maxItems: 20,
    },
    gift: {
      type: 'object',
      properties: {
        note: { type: 'string', maxLength: 100 },
        giver_id: {
          type: ['integer', 'null'],
          'x-ref': { resource: 'authors', relation: 'many-to-one', filter: { active: 1 } },
        },
        wrapper: {
          type: 'object',
          properties: {
            label_ids: {
              type: 'array',
              items: { type: 'integer', 'x-ref': { resource: 'labels', relation: 'many-to-one' } },
              maxItems: 20,
            },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    sequels: {
      type: 'array',
      items: { type: 'integer', 'x-ref': { resource: 'books', relation: 'many-to-one' } },
      maxItems: 20,
    },
    loans: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          reader_id: { type: 'integer', 'x-ref': { resource: 'authors', relation: 'many-to-one' } },
        },
        additionalProperties: false,
      },
    },
    chapters: {
      type: 'array',
      maxItems: 200,
      'x-db': { table: 'book_chapters' },
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 100 },
          length: { type: 'integer', minimum: 0, default: 1 },
          editor_id: { type: 'integer', 'x-ref': { resource: 'authors', relation: 'many-to-one' } },
          review: {
            type: 'object',
            properties: {
              critic_id: { type: 'integer', 'x-ref': { resource: 'authors', relation: 'many-to-one' } },
            },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    },
  },
};

const authors = {
  type: 'object',
  'x-resource': { name: 'authors', label: label('Autor'), representation: 'name' },
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 100 },
    active: { type: 'integer', enum: [0, 1], default: 1 },
    kind: { type: 'string', maxLength: 20 },
    books: {
      type: 'array',
      items: { type: 'integer' },
      readOnly: true,
      'x-ref': { resource: 'books', relation: 'one-to-many' },
    },
  },
};

const labels = {
  type: 'object',
  'x-resource': { name: 'labels', label: label('Etiqueta'), representation: 'name' },
  'x-views': { list: { search: ['origin'] } },
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 100 },
    origin: { type: 'string', 'x-access': { read: { permission: 'settings.write' } } },
  },
};

/** Books with authors and labels; `books.margin` needs the permission to change settings. */
export function shelf(): Resource[] {
  return readResources({ 'books.json': books, 'authors.json': authors, 'labels.json': labels });
}
