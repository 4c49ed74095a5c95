import { createContext, use } from 'react';
import type { PlanFeatureSet } from '../../domain/plans/features.ts';
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

/** What the upgrade dialog of the page is open for. */
export interface UpgradeRequests {
  /** For `useSyncExternalStore(subscribe, current)`; null while the dialog is closed. */
  current(): UpgradeRequest | null;
  subscribe(listener: () => void): () => void;
  /** Opens the dialog with what one came for; null closes it. */
  request(next: UpgradeRequest | null): void;
}

export function createUpgradeRequests(): UpgradeRequests {
  let current: UpgradeRequest | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

export const UpgradeContext = createContext<UpgradeRequests | null>(null);

/** Opens the upgrade dialog with what one came for. */
export function useRequestUpgrade(): UpgradeRequests['request'] {
  const requests = use(UpgradeContext);
  if (requests === null) throw new Error('Nothing around this component provides the upgrade dialog');
  return requests.request;
}

/** Opens the dialog when one of several records was refused because the plan publishes no more (PRD-09). */
export function notePublishLimit(
  upgrades: UpgradeRequests,
  { active }: Readonly<Record<string, FieldError>> = {},
): void {
  if (active?.key === 'plan_limit')
    upgrades.request({ gate: 'max_products', limit: Number(active.args?.['limit']) });
}

function noteRefusal(
  upgrades: UpgradeRequests,
  { body }: ApiHttpError,
  { method = 'GET', as }: CallOptions = {},
): void {
  if (method === 'GET' && as !== 'blob') return;
  const { code, limit, max, feature } = body;
  if (code === 'plan_limit' && typeof limit === 'string')
    upgrades.request({ gate: limit, limit: typeof max === 'number' ? max : undefined });
  if (code === 'plan_required' && typeof feature === 'string') upgrades.request({ gate: feature });
}

/** A client whose refused writes and downloads open the dialog. A refused read does not: it may be nobody's wish. */
export function offeringUpgrade(http: Http, upgrades: UpgradeRequests): Http {
  return async (url, options) => {
    try {
      return await http(url, options);
    } catch (error) {
      if (error instanceof ApiHttpError) noteRefusal(upgrades, error, options);
      throw error;
    }
  };
}
