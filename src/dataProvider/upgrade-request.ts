import type { PlanFeatureSet } from '../../domain/access/features.ts';
import { ApiHttpError, type FieldError } from './api-error.ts';
import type { CallOptions, Http } from './http.ts';

/** What somebody came for and the plan lacks; `plan`: nothing in particular. */
export type Gate = keyof PlanFeatureSet | 'plan';

export interface UpgradeRequest {
  /** A gate, or the name of a feature as the API refused it. */
  gate: string;
  /** How many the present plan allows, where the gate counts. */
  limit?: number | undefined;
}

let request: UpgradeRequest | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore(subscribeToUpgrade, upgradeRequest)`. */
export function upgradeRequest(): UpgradeRequest | null {
  return request;
}

export function subscribeToUpgrade(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the upgrade dialog with what one came for; null closes it. */
export function requestUpgrade(next: UpgradeRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Looks whether one of several records was refused because the plan publishes no more (PRD-09). */
export function notePublishLimit({ active }: Readonly<Record<string, FieldError>> = {}): void {
  if (active?.key === 'plan_limit')
    requestUpgrade({ gate: 'max_products', limit: Number(active.args?.['limit']) });
}

function noteRefusal({ body }: ApiHttpError, { method = 'GET', as }: CallOptions = {}): void {
  if (method === 'GET' && as !== 'blob') return;
  const { code, limit, max, feature } = body;
  if (code === 'plan_limit' && typeof limit === 'string')
    requestUpgrade({ gate: limit, limit: typeof max === 'number' ? max : undefined });
  if (code === 'plan_required' && typeof feature === 'string') requestUpgrade({ gate: feature });
}

/** A client whose refused writes and downloads open the dialog. A refused read does not: it may be nobody's wish. */
export function offeringUpgrade(http: Http): Http {
  return async (url, options) => {
    try {
      return await http(url, options);
    } catch (error) {
      if (error instanceof ApiHttpError) noteRefusal(error, options);
      throw error;
    }
  };
}
