import type { FormDescriptor, ValidatorsModule } from '../../../domain/schema/descriptors.ts';
import { memoizePromise } from '../../loading/memoize-promise.ts';
import type { ResourceManifest, ShowParts } from '../../manifest/manifest.ts';

const descriptors = import.meta.glob<{ default: FormDescriptor }>('/generated/*/form.ts');
const validators = import.meta.glob<ValidatorsModule>('/generated/*/validators.js');

export interface ShowSchema {
  descriptor: FormDescriptor;
  /** Whether the `if` of each rule holds for a record; empty where no rule hides anything. */
  conditions: ValidatorsModule['conditions'];
}

/**
 * Loads the descriptor of a detail page: a separate chunk, requested once. For `use()`. The conditions of the rules come
 * along only where a rule can hide a field. Rejects when no schema declares the resource.
 */
export const loadShow = memoizePromise(async (resource: string): Promise<ShowSchema> => {
  const load = descriptors[`/generated/${resource}/form.ts`];
  if (!load) throw new Error(`No schema declares the resource "${resource}"`);
  const { default: descriptor } = await load();
  const hides = descriptor.rules.some(({ show = [] }) => show.length > 0);
  const compiled = hides ? await validators[`/generated/${resource}/validators.js`]?.() : undefined;
  return { descriptor, conditions: compiled?.conditions ?? [] };
});

/** The parts of the page that a manifest replaces. */
export const loadShowParts = memoizePromise(
  async (load: NonNullable<ResourceManifest['showParts']>): Promise<ShowParts> => (await load()).default,
);
