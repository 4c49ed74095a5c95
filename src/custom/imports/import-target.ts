import { listPathOf } from '../../../domain/schema/list-path.ts';

/** What the screens import. */
export interface ImportTarget {
  name: string;
  resource: string;
  /** Its sentences; `records` are those of a resource that has none of its own. */
  words: 'products' | 'inventory' | 'customers' | 'records';
  /** The list that shows what was brought in. */
  list: string;
  paths: Record<ImportStep, string>;
}

export type ImportStep = 'upload' | 'review' | 'load';

export const IMPORT_STEPS: readonly ImportStep[] = ['upload', 'review', 'load'];

function steps(upload: string): ImportTarget['paths'] {
  return { upload, review: `${upload}?step=review`, load: upload };
}

/** Those with sentences of their own, at the paths of the specification (spec 1 §2). */
const WORDED: readonly ImportTarget[] = [
  {
    name: 'products',
    resource: 'products',
    words: 'products',
    list: '/products',
    paths: { upload: '/products/import', review: '/products/import-table', load: '/products/uploading' },
  },
  {
    name: 'inventory',
    resource: 'products',
    words: 'inventory',
    list: '/inventory',
    paths: steps('/inventory/import'),
  },
  {
    name: 'customers',
    resource: 'customers',
    words: 'customers',
    list: '/clients',
    paths: steps('/clients/import'),
  },
];

/** The import of a resource that its schema alone describes, beside its list. */
function targetOf(name: string): ImportTarget {
  const list = listPathOf(name);
  return { name, resource: name, words: 'records', list, paths: steps(`${list}/import`) };
}

/**
 * What a path imports, and which step of it; undefined for a path that imports nothing.
 * @param resources names of those that a file can bring
 */
export function importAt(
  path: string,
  search: URLSearchParams,
  resources: readonly string[],
): { target: ImportTarget; step: ImportStep } | undefined {
  const target = [...WORDED, ...resources.map(targetOf)].find(({ paths }) =>
    Object.values(paths).some((one) => one.split('?')[0] === path),
  );
  if (target === undefined) return undefined;
  if (search.has('import')) return { target, step: 'load' };
  const asked = IMPORT_STEPS.find((step) => target.paths[step] === path);
  const review = search.get('step') === 'review' || asked === 'review';
  return { target, step: review ? 'review' : 'upload' };
}
