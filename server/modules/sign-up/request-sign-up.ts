import { SIGN_UP_STATE, type CodeChannel } from '../../../domain/identity/sign-in-answers.ts';
import { normaliseEmail } from '../../../domain/identity/credentials.ts';
import { SIGN_UP_CODE, SIGN_UP_LIFETIME } from '../../../domain/identity/sign-up.ts';
import { readSource } from '../../../domain/identity/source.ts';
import { isCommonPassword } from '../../../domain/identity/password-strength.ts';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { ApiError, invalid } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { accountsOf, checkPassword } from '../identity/module.ts';
import { bindingOf, channelsOf, findSignUp, stateOf } from './pending.ts';
import { isCampaignToken } from './offer.ts';
import { CODE_JOB, countCodeSent } from './code-job.ts';
import { SIGN_UP, type Information, type SignUpRequest } from '../../../domain/identity/sign-up-bodies.ts';
import type { BaseContext } from '../../context.ts';

/**
 * The job that sends the code finds out whether the address has an account. Neither text nor time of this answer shows
 * it.
 */
export const requestSignUp = publicRoute({
  method: 'POST',
  path: '/users',
  operationId: 'signUp',
  summary: 'Begin a sign-up: a code is sent, and nothing exists before it is confirmed',
  access: 'public',
  bodyLimit: 16 * 1024,
  body: SIGN_UP,
  refusals: ['too_many_requests'],
  answers: {
    202: { description: 'The code is on its way', schema: SIGN_UP_STATE },
    422: { description: 'Fields that break a rule' },
    429: { description: 'Too many codes asked for; `retry_after` in seconds' },
    503: { description: 'This installation can send no codes' },
  },
  async handle(context) {
    const [channel] = channelsOf(context.ports);
    if (channel === undefined) throw new ApiError('unavailable');
    const request = context.body;
    checkRules(request);
    const campaign = await isOfCampaign(context);
    const { id, cookie } = await bindingOf(context, request);
    const { database } = context.ports;
    const known = await database.platform((sql) => findSignUp(sql, id, context.now));
    if (known === undefined) await begin(context, id, { ...request, campaign }, channel);
    const row = known ?? (await database.platform((sql) => findSignUp(sql, id, context.now)));
    if (row === undefined) throw new ApiError('not_found');
    return { status: 202, body: stateOf(row, context), cookies: [cookie] };
  },
});

/** @throws ApiError `invalid`: what no schema says */
function checkRules({ password, phone, country_code, email, first_name, last_name, store }: SignUpRequest) {
  if (isCommonPassword(password, [email, first_name, last_name, `${first_name}${last_name}`, store, phone]))
    throw invalid({ password: { key: 'common_password' } });
  // Codes cost money: they go to the countries that the form offers, and to the one that was chosen.
  const prefix = COUNTRIES.find(({ code }) => code === country_code)?.phone_prefix ?? '';
  if (!phone.startsWith(prefix)) throw invalid({ phone: { key: 'phone_prefix', args: { prefix } } });
}

/**
 * Whether a link of the campaign leads here; without one the store pays the usual prices. A flag grants nothing.
 * @throws ApiError `invalid` for a link that is over or not ours: who comes by it has read other prices
 */
async function isOfCampaign({ ports, body, now }: BaseContext & { body: SignUpRequest }): Promise<boolean> {
  if (typeof body.campaign !== 'string') return false;
  if (await isCampaignToken(ports.settings, body.campaign, now)) return true;
  throw invalid({ campaign: { key: 'campaign_over' } });
}

type Begun = Omit<SignUpRequest, 'campaign'> & { campaign: boolean };

async function begin(context: BaseContext, id: string, request: Begun, channel: CodeChannel) {
  const { ports, now } = context;
  const email = normaliseEmail(request.email);
  const source = readSource(request.source);
  await countCodeSent(context, { phone: request.phone, email });
  const { password } = request;
  const fresh = await ports.passwords.hash(password);
  const known = await checkPassword(ports, await accountsOf(ports.database, email), { email, password });
  // The hash of the account that the password opens says later which one that is, as long as it still opens it.
  const password_hash = known?.password_hash ?? fresh;
  await ports.database.platformWrite(async (sql) => {
    const made = await sql
      .insertInto('sign_ups')
      .values({
        id,
        email,
        password_hash,
        first_name: request.first_name.trim(),
        last_name: request.last_name.trim(),
        store: request.store.trim(),
        phone: request.phone,
        contact_phone: request.contact_phone_number ?? null,
        country_code: request.country_code,
        language: languageOf(context.request),
        source,
        campaign: request.campaign,
        information: informationIn(request),
        channel,
        code_asked_at: now,
        code_expires_at: new Date(now.getTime() + SIGN_UP_CODE.lifetime),
        created_at: now,
        expires_at: new Date(now.getTime() + SIGN_UP_LIFETIME),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // The same request, twice at once: the other one sends the code.
    if (made === undefined) return;
    await CODE_JOB.enqueue({ sql }, { signUpId: id, channel }, { runAt: now });
  });
}

function informationIn({ on_boarding_options, user_information }: Begun): string | null {
  if (on_boarding_options === undefined || user_information === undefined) return null;
  const information: Information = { on_boarding_options, user_information };
  return JSON.stringify(information);
}
