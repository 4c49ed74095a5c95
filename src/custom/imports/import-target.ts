/** What the screens import, with the paths of the specification (spec 1 §2). */
export interface ImportTarget {
  name: 'products' | 'inventory' | 'customers';
  resource: 'products' | 'customers';
  /** The list that shows what was brought in. */
  list: string;
  paths: Record<ImportStep, string>;
}

export type ImportStep = 'upload' | 'review' | 'load';

export const IMPORT_STEPS: readonly ImportStep[] = ['upload', 'review', 'load'];

function steps(upload: string): ImportTarget['paths'] {
  return { upload, review: `${upload}?step=review`, load: upload };
}

export const IMPORT_TARGETS: readonly ImportTarget[] = [
  {
    name: 'products',
    resource: 'products',
    list: '/products',
    paths: { upload: '/products/import', review: '/products/import-table', load: '/products/uploading' },
  },
  { name: 'inventory', resource: 'products', list: '/inventory', paths: steps('/inventory/import') },
  { name: 'customers', resource: 'customers', list: '/clients', paths: steps('/clients/import') },
];

/** What a path imports, and which step of it; undefined for a path that imports nothing. */
export function importAt(
  path: string,
  search: URLSearchParams,
): { target: ImportTarget; step: ImportStep } | undefined {
  const target = IMPORT_TARGETS.find(({ paths }) =>
    Object.values(paths).some((one) => one.split('?')[0] === path),
  );
  if (target === undefined) return undefined;
  if (search.has('import')) return { target, step: 'load' };
  const asked = IMPORT_STEPS.find((step) => target.paths[step] === path);
  const review = search.get('step') === 'review' || asked === 'review';
  return { target, step: review ? 'review' : 'upload' };
}
