import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { useCall } from '../call/useCall.ts';
import { goneBy, type Gone } from './useOffer.ts';

export interface JoinProps {
  token: string;
  onSignedIn(session: SessionInfo): Promise<void>;
  onGone(why: Gone): void;
  /** The signed-in user, or the existence of the account, has changed since the page loaded. */
  onChanged(): void;
}

const CHANGED: ReadonlySet<string> = new Set(['missing_jwt', 'invalid_jwt', 'other_account']);

/** Runs the call that joins, and reports to the page when the invitation is no longer valid. */
export function useJoin({ onSignedIn, onGone, onChanged }: JoinProps) {
  const { call, busy, problem } = useCall();

  /** `onError` returns true for an error that it has handled. */
  const join = (work: () => Promise<SessionInfo>, onError: (error: ApiHttpError) => boolean) =>
    call(async () => {
      try {
        await onSignedIn(await work());
      } catch (error) {
        const why = goneBy(error);
        if (why !== null) return onGone(why);
        if (!(error instanceof ApiHttpError)) throw error;
        if (onError(error)) return;
        if (!CHANGED.has(error.code)) throw error;
        onChanged();
      }
    });

  return { join, busy, problem };
}
