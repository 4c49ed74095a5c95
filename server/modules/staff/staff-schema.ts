import { SUBSCRIPTION_STATES } from '../../../domain/plans/subscription/state.ts';
import { PAYMENT_REVIEWS } from '../../../domain/staff/platform-types.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const NUMBER: JsonSchema = { type: 'integer' };
const TIME: JsonSchema = { type: 'string', format: 'date-time' };

/** `NewUsersReport` of `domain/staff/platform-types.ts`; so are those below. */
export const REPORT = closedObject({
  base64Content: { ...TEXT, description: 'A workbook (xlsx), in base64.' },
  day: { ...TEXT, format: 'date' },
  total: NUMBER,
  listed: { ...NUMBER, description: 'How many of them are in the file, the earliest first.' },
});

export const PLATFORM_STORE = closedObject({
  id: NUMBER,
  name: TEXT,
  url: TEXT,
  active: { type: 'boolean' },
  plan: { enum: ['free', 'pro'] },
  frequency: { enum: ['monthly', 'quarterly', 'annual', null] },
  state: { enum: [...SUBSCRIPTION_STATES] },
  paid_until: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
  lines: NUMBER,
  products: NUMBER,
  created_at: TIME,
});

export const PLATFORM_INVOICE = closedObject({
  id: NUMBER,
  store_id: NUMBER,
  store_name: TEXT,
  number: TEXT,
  amount: NUMBER,
  currency: TEXT,
  invoice_status_id: NUMBER,
  created_at: TIME,
  due_date: { ...TEXT, format: 'date' },
  paid_at: TEXT_OR_NULL,
  review: {
    enum: [...PAYMENT_REVIEWS, null],
    description: 'Why a person must look at its money; null where nobody has to.',
  },
  payable: { type: 'boolean', description: 'Waits for money, of a provider or by hand.' },
});

export const PLATFORM_PAYMENT = closedObject({
  id: NUMBER,
  provider: TEXT,
  attempt_id: { ...TEXT, description: "The provider's own id of it." },
  review: { enum: [...PAYMENT_REVIEWS] },
  created_at: TIME,
});

export const REVIEWED = closedObject({
  review: {
    enum: [...PAYMENT_REVIEWS, null],
    description: 'Null once a person has looked; else what has happened since the caller read it.',
  },
});

export const CONFIRMED = closedObject({ invoice_status_id: NUMBER, paid_at: TEXT_OR_NULL });
