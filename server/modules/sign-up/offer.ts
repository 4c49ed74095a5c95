import { readSource } from '../../../domain/identity/source.ts';
import { DEFAULT_TRIAL_DAYS, trialDaysFor } from '../../../domain/identity/trial.ts';
import { isCampaignToken } from './campaign-link.ts';
import type { PublicRoute } from '../../http/route.ts';

/** The public pages show the offer of this installation. */
export const readOffer: PublicRoute = {
  method: 'GET',
  path: '/users/sign-up/offer',
  operationId: 'readSignUpOffer',
  summary: 'Days of trial that a sign-up gets, and whether it gets the prices of the campaign',
  tags: ['sign-up'],
  access: 'public',
  query: {
    source: { type: 'string', maxLength: 500 },
    campaign: { type: 'string', maxLength: 100, description: 'Of a link of the campaign' },
  },
  answers: {
    200: {
      description: 'The offer',
      schema: {
        type: 'object',
        properties: { trial_days: { type: 'integer', minimum: 0 }, campaign: { type: 'boolean' } },
        required: ['trial_days', 'campaign'],
        additionalProperties: false,
      },
    },
  },
  async handle({ ports, query, now }) {
    const days = ports.settings.trialDays ?? DEFAULT_TRIAL_DAYS;
    const campaign = await isCampaignToken(ports.settings, query.get('campaign') ?? '', now);
    return {
      status: 200,
      body: { trial_days: trialDaysFor(readSource(query.get('source')), days), campaign },
    };
  },
};
