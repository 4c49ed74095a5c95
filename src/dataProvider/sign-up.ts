import type { Information, SignUpRequest } from '../../domain/identity/sign-up-bodies.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import type { CodeChannel, SignUpOffer, SignUpState } from '../../domain/identity/sign-in-answers.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http, HttpAnswer } from './http.ts';
import { isSessionInfo, sessionOf } from './session-answer.ts';

/** Begins a sign-up; the server sends a code. @throws ApiHttpError */
export async function requestSignUp(http: Http, request: SignUpRequest): Promise<SignUpState> {
  const { phone } = request;
  // Spec 1 §3 puts these members into every sign-up; they grant nothing.
  const constants = { contact_phone_number: phone, verified: 1, user_type_id: 1, user_status_id: 1 };
  return stateOf(await http('/users', { method: 'POST', body: { ...request, ...constants } }));
}

/** @throws ApiHttpError, with status 404 when this browser has no sign-up under way */
export async function readSignUp(http: Http): Promise<SignUpState> {
  return stateOf(await http('/users/sign-up'));
}

/** Sends another code. @throws ApiHttpError, `too_many_requests` when it is too soon */
export async function resendCode(http: Http, channel: CodeChannel): Promise<SignUpState> {
  return stateOf(await http('/users/sign-up/code', { method: 'POST', body: { channel } }));
}

/**
 * Confirms the sign-up by its code.
 * @returns the next step; or the session of the account that has this address and password already
 * @throws ApiHttpError, with `errors.code` when it is wrong or has expired
 */
export async function verifyCode(http: Http, code: string): Promise<SignUpState | SessionInfo> {
  const answer = await http('/users/sign-up/verify', { method: 'POST', body: { code } });
  return isSessionInfo(answer.json) ? answer.json : stateOf(answer);
}

/** The last step: creates the account and signs the browser in. @throws ApiHttpError */
export async function finishSignUp(http: Http, information: Information): Promise<SessionInfo> {
  return sessionOf(await http('/users/sign-up/information', { method: 'PUT', body: information }));
}

/** What a sign-up from this source gets, with what a link of the campaign carried. @throws ApiHttpError */
export async function readOffer(
  http: Http,
  source: string | null,
  campaign: string | null,
): Promise<SignUpOffer> {
  const query = new URLSearchParams();
  if (source !== null) query.set('source', source);
  if (campaign !== null) query.set('campaign', campaign);
  const { json } = await http(`/users/sign-up/offer${query.size === 0 ? '' : `?${query.toString()}`}`);
  if (typeof json !== 'object' || json === null || !('trial_days' in json)) throw unreadableAnswer();
  const { trial_days } = json;
  if (typeof trial_days !== 'number') throw unreadableAnswer();
  return { trial_days, campaign: 'campaign' in json && json.campaign === true };
}

function stateOf({ json }: HttpAnswer): SignUpState {
  if (isState(json)) return json;
  throw unreadableAnswer();
}

function isState(json: unknown): json is SignUpState {
  return typeof json === 'object' && json !== null && 'step' in json && !isSessionInfo(json);
}
