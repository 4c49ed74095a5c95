import { ApiError } from '../../errors.ts';
import type { Hooks } from '../hooks.ts';
import type { Row } from '../row.ts';

/**
 * What was read before a sale would put the sold units back. `If-Match: *` names no version, so it is none. A body that
 * holds the record's `version` names one: an update refuses a version that is not the stored one.
 * @throws ApiError `version_required`
 */
export function requireVersion(hooks: Hooks, resource: string, input: Row, ifMatch: string | null): void {
  if ((ifMatch !== null && ifMatch.trim() !== '*') || typeof input['version'] === 'number') return;
  const versioned = hooks.of(resource).flatMap((hook) => hook.versioned ?? []);
  if (versioned.some((source) => Object.hasOwn(input, source))) throw new ApiError('version_required');
}
