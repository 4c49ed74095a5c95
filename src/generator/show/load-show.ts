import type { FormDescriptor } from '../../../domain/schema/descriptors.ts';
import { memoizePromise } from '../../loading/memoize-promise.ts';
import type { ResourceManifest } from '../manifest/manifest.ts';
import type { ShowParts } from '../manifest/show-parts.ts';

const descriptors = import.meta.glob<{ default: FormDescriptor }>('/generated/*/form.ts');

/**
 * Loads the descriptor of a detail page: a separate chunk, requested once. For `use()`. Rejects when no schema declares
 * it.
 */
export const loadShow = memoizePromise(async (resource: string): Promise<FormDescriptor> => {
  const descriptor = descriptors[`/generated/${resource}/form.ts`];
  if (!descriptor) throw new Error(`No schema declares the resource "${resource}"`);
  return (await descriptor()).default;
});

/** The parts of the page that a manifest replaces. */
export const loadShowParts = memoizePromise(
  async (load: NonNullable<ResourceManifest['showParts']>): Promise<ShowParts> => (await load()).default,
);
