import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';

const TEXT: JsonSchema = { type: 'string' };
const ID: JsonSchema = { type: 'integer' };
const FLAG: JsonSchema = { type: 'boolean' };
const TIME: JsonSchema = { type: 'string', format: 'date-time' };
const ROLE_ID: JsonSchema = { type: ['integer', 'null'] };
const ROLE_NAME: JsonSchema = {
  type: ['string', 'null'],
  description: 'Null for owners and administrators, who have no role.',
};

export const MEMBER: JsonSchema = closedObject({
  id: { ...ID, description: 'Of the user.' },
  email: TEXT,
  first_name: TEXT,
  last_name: TEXT,
  owner: FLAG,
  active: FLAG,
  role_id: ROLE_ID,
  role: ROLE_NAME,
  created_at: TIME,
});

export const INVITATION: JsonSchema = closedObject({
  id: ID,
  email: TEXT,
  first_name: TEXT,
  last_name: TEXT,
  all_permissions: FLAG,
  role_id: ROLE_ID,
  role: ROLE_NAME,
  created_at: TIME,
  expires_at: TIME,
  expired: FLAG,
});

const PERMISSION_ENTRY: JsonSchema = closedObject({
  name: TEXT,
  module_id: { type: 'integer', enum: [1, 2], description: '1 general, 2 configuration.' },
});

export const ROLE: JsonSchema = closedObject({
  id: ID,
  name: TEXT,
  permission_role: { type: 'array', items: PERMISSION_ENTRY },
  branch_ids: {
    type: ['array', 'null'],
    items: ID,
    description: 'The branches that it is limited to; null for all of them.',
  },
  users: { ...ID, description: 'Members who have it.' },
  version: {
    ...TEXT,
    description: 'For `If-Match`, in quotes: the same as long as nobody changes the role.',
  },
});

export const OFFER: JsonSchema = closedObject({
  store: TEXT,
  inviter: { type: ['string', 'null'] },
  first_name: TEXT,
  last_name: TEXT,
  email: TEXT,
  role: ROLE_NAME,
  expires_at: TIME,
  step: { type: 'string', enum: ['password', 'sign_in', 'accept', 'other_account'] },
});
