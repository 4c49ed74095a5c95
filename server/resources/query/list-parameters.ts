import type { Field, Resource } from '../../../domain/schema/model.ts';
import { fieldOf, filterFits, filterOps, sortForms } from '../../../domain/schema/query.ts';
import type { FilterOp, JsonSchema } from '../../../domain/schema/vocabulary.ts';

export const DEFAULT_LIMIT = 10;
/** Most ids in one `id.in` or one bulk delete. */
export const MAX_IDS = 500;

interface DeclaredFilter {
  field: Field;
  op: FilterOp;
  /** The query's key. */
  key: string;
}

/** Each declared filter with its field; `id.in` is how many records are read at once. */
export function declaredFilters(resource: Resource): readonly DeclaredFilter[] {
  const bySource = [...filterOps(resource)].flatMap(([source, ops]) =>
    [...ops].map((op) => ({ source, op, name: source })),
  );
  const aliases = resource.list.filters.flatMap(({ source, op, aliases: names }) =>
    names.map((name) => ({ source, op, name })),
  );
  return [...bySource, ...aliases].flatMap(({ source, op, name }) => {
    const field = fieldOf(resource, source);
    return field !== undefined && filterFits(op, field) ? [{ field, op, key: `${name}.${op}` }] : [];
  });
}

/** Filters, search and sort: what a list and its export share. */
export function selectionParameters(resource: Resource): Record<string, JsonSchema> {
  const parameters: Record<string, JsonSchema> = {
    sort: {
      type: 'string',
      enum: sortForms(resource),
      description:
        'Field and direction; ties are broken by id. A field alone has the direction of the default sort where it is its field, and is ascending otherwise.',
    },
  };
  if (resource.list.search.length > 0)
    parameters['search'] = {
      type: 'string',
      maxLength: 200,
      description: `Words, all of which must occur in ${resource.list.search.join(', ')}; accents and case do not matter.`,
    };
  for (const { key, op, field } of declaredFilters(resource))
    parameters[key] = {
      type: 'string',
      minLength: 1,
      maxLength: 8000,
      description: describeFilter(field, op),
    };
  return parameters;
}

/** All query keys of a resource's list. */
export function listParameters(resource: Resource): Record<string, JsonSchema> {
  return {
    limit: { type: 'integer', minimum: 1, maximum: resource.maxPage, default: DEFAULT_LIMIT },
    page: {
      type: 'integer',
      minimum: 1,
      default: 1,
      description: '1-based; beyond the end is an empty page.',
    },
    after: {
      type: 'string',
      minLength: 1,
      maxLength: 8000,
      description:
        'Instead of `page`: the `x-next-after` of the page before, under the same sort. Changes meanwhile skip and repeat no row.',
    },
    ...selectionParameters(resource),
  };
}

function describeFilter(field: Field, op: FilterOp): string {
  switch (op) {
    case 'in':
      return `Any of these values of ${field.source}, separated by commas.`;
    case 'between':
      return field.kind === 'datetime'
        ? 'From,to, both included; either may be empty. Days, and times without offset, are those of the store.'
        : 'From,to, both included; either may be empty.';
    case 'contains':
      return `${field.source} contains this, accents and case ignored.`;
    case 'equals':
      return `${field.source} is exactly this.`;
  }
}
