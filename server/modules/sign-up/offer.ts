import { readSource } from '../../../domain/identity/source.ts';
import { DEFAULT_TRIAL_DAYS, trialDaysFor } from '../../../domain/identity/trial.ts';
import type { PublicRoute } from '../../http/route.ts';

/** The public pages show the offer of this installation. */
export const readOffer: PublicRoute = {
  method: 'GET',
  path: '/users/sign-up/offer',
  operationId: 'readSignUpOffer',
  summary: 'Days of trial that a sign-up gets',
  tags: ['sign-up'],
  access: 'public',
  query: { source: { type: 'string', maxLength: 500 } },
  answers: {
    200: {
      description: 'The offer',
      schema: {
        type: 'object',
        properties: { trial_days: { type: 'integer', minimum: 0 } },
        required: ['trial_days'],
        additionalProperties: false,
      },
    },
  },
  async handle({ ports, query }) {
    const days = ports.settings.trialDays ?? DEFAULT_TRIAL_DAYS;
    return { status: 200, body: { trial_days: trialDaysFor(readSource(query.get('source')), days) } };
  },
};
