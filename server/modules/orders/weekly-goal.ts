import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { writeStore } from '../stores/module.ts';

const HIGHEST = 1_000_000_000_000;

const BODY = {
  type: 'object',
  properties: {
    goal: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: HIGHEST,
      description: 'In the smallest spoken unit of the currency; null for none.',
    },
  },
  required: ['goal'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** `PUT /orders/weekly-goal`: the sales that the merchant wants in a week; `weekly-progress` answers it (spec 1 §2). */
export const weeklyGoalRoute = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/orders/weekly-goal',
  operationId: 'setWeeklyGoal',
  summary: 'Set the sales that the store wants in a week',
  tags: ['orders'],
  access: { permission: 'settings.write' },
  body: BODY,
  answers: { 200: { description: 'The goal', schema: BODY } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { goal } = context.body;
      await writeStore(write, { weekly_goal: goal });
      return { status: 200, body: { goal } };
    }),
});
