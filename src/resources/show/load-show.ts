import type { FormDescriptor } from '../../../domain/schema/descriptors.ts';
import { onceEach } from '../../loading/once-each.ts';
import type { ShowParts } from './show-parts.ts';

const descriptors = import.meta.glob<{ default: FormDescriptor }>('/generated/*/form.ts');
const bespoke = import.meta.glob<{ default: ShowParts }>('/src/resources/*/show-parts.tsx');

export interface LoadedShow {
  descriptor: FormDescriptor;
  parts: ShowParts;
}

/** The detail page of a resource: its own chunks, asked for once. For `use()`. Rejects when no schema declares it. */
export const loadShow = onceEach(load);

async function load(resource: string): Promise<LoadedShow> {
  const descriptor = descriptors[`/generated/${resource}/form.ts`];
  if (!descriptor) throw new Error(`No schema declares the resource "${resource}"`);
  const own = bespoke[`/src/resources/${resource}/show-parts.tsx`];
  const [form, parts] = await Promise.all([descriptor(), own?.()]);
  return { descriptor: form.default, parts: parts?.default ?? {} };
}
