import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { callSession, isSessionInfo, SessionCallError, sessionIn } from './session-call.ts';
import { writeOnce } from './session-write.ts';

export type CodeChannel = 'whatsapp' | 'mail';

/** Where this browser's sign-up stands (`GET /users/sign-up`). */
export interface SignUpState {
  step: 'code' | 'information';
  channel: CodeChannel;
  sent_to: string;
  /** Seconds. */
  resend_after: number;
  expires_in: number;
  channels: CodeChannel[];
  first_name: string;
  last_name: string;
  /** Country code and number, digits only. */
  phone: string;
  country_code: string;
}

export interface SignUpRequest {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  store: string;
  phone: string;
  source: string | null;
  country: string;
  country_code: string;
}

export interface SignUpInformation {
  on_boarding_options: [number, number];
  user_information: {
    first_name: string;
    last_name: string;
    phone_number: string;
    business_url: string | null;
    country_code: string;
  };
}

/** Begins a sign-up: a code is sent. @throws SessionCallError */
export async function requestSignUp(request: SignUpRequest): Promise<SignUpState> {
  const { phone } = request;
  // Spec 1 §3: the payload says of itself what every sign-up is; it grants nothing.
  const constants = { contact_phone_number: phone, verified: 1, user_type_id: 1, user_status_id: 1 };
  return stateIn(await writeOnce('POST', '/users', { ...request, ...constants }));
}

/** @throws SessionCallError, with status 404 when this browser has no sign-up under way */
export async function readSignUp(): Promise<SignUpState> {
  return stateIn(await callSession('GET', '/users/sign-up'));
}

/** Sends another code. @throws SessionCallError, `too_many_requests` when it is too soon */
export async function resendCode(channel: CodeChannel): Promise<SignUpState> {
  return stateIn(await callSession('POST', '/users/sign-up/code', { body: { channel } }));
}

/** Confirms the sign-up by its code. @throws SessionCallError, with `errors.code` when it is wrong or over */
export async function verifyCode(code: string): Promise<SignUpState> {
  return stateIn(await callSession('POST', '/users/sign-up/verify', { body: { code } }));
}

/** The last step: the account is there, and the browser signed in. @throws SessionCallError */
export async function finishSignUp(information: SignUpInformation): Promise<SessionInfo> {
  return sessionIn(await writeOnce('PUT', '/users/sign-up/information', information));
}

/** Days of trial that a sign-up from this source gets. @throws SessionCallError */
export async function readTrialDays(source: string | null): Promise<number> {
  const query = source === null ? '' : `?source=${encodeURIComponent(source)}`;
  const offer = await callSession('GET', `/users/sign-up/offer${query}`);
  if (typeof offer !== 'object' || offer === null || !('trial_days' in offer)) throw unreadable();
  if (typeof offer.trial_days !== 'number') throw unreadable();
  return offer.trial_days;
}

function stateIn(body: unknown): SignUpState {
  if (isState(body)) return body;
  throw unreadable();
}

function isState(body: unknown): body is SignUpState {
  return typeof body === 'object' && body !== null && 'step' in body && !isSessionInfo(body);
}

function unreadable(): SessionCallError {
  return new SessionCallError(0, 'unexpected');
}
