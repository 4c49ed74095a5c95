import { EMAIL_MAX_LENGTH } from '../identity/credentials.ts';
import { PERSON_NAME } from '../identity/names.ts';
import { closedObject, FLAG, INTEGER, INTEGER_OR_NULL, TEXT, TIME } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const ROLE_NAME = {
  type: ['string', 'null'],
  description: 'Null for owners and administrators, who have no role.',
} as const satisfies JsonSchema;

/** `GET /users`: a member of the store. */
export const MEMBER = closedObject({
  id: { ...INTEGER, description: 'Of the user.' },
  email: TEXT,
  first_name: TEXT,
  last_name: TEXT,
  owner: FLAG,
  active: FLAG,
  role_id: INTEGER_OR_NULL,
  role: ROLE_NAME,
  created_at: TIME,
});
export type TeamMember = FromSchema<typeof MEMBER>;

/** `GET /users/invitations`: a person who was invited and has not joined yet. */
export const INVITATION = closedObject({
  id: INTEGER,
  email: TEXT,
  first_name: TEXT,
  last_name: TEXT,
  all_permissions: FLAG,
  role_id: INTEGER_OR_NULL,
  role: ROLE_NAME,
  created_at: TIME,
  expires_at: TIME,
  expired: FLAG,
});
export type PendingInvitation = FromSchema<typeof INVITATION>;

const PERMISSION_ENTRY = closedObject({
  name: TEXT,
  module_id: { type: 'integer', enum: [1, 2], description: '1 general, 2 configuration.' },
});

/** `GET /roles` (spec 1 §3). */
export const ROLE = closedObject({
  id: INTEGER,
  name: TEXT,
  permission_role: { type: 'array', items: PERMISSION_ENTRY },
  branch_ids: {
    type: ['array', 'null'],
    items: INTEGER,
    description: 'The branches that it is limited to; null for all of them.',
  },
  users: { ...INTEGER, description: 'Members who have it.' },
  version: {
    ...TEXT,
    description: 'For `If-Match`, in quotes: the same as long as nobody changes the role.',
  },
});
export type TeamRole = FromSchema<typeof ROLE>;

/** `GET /users/invitations/{token}`. */
export const OFFER = closedObject({
  store: TEXT,
  inviter: { type: ['string', 'null'], description: 'Who sent it; null after they have left.' },
  first_name: TEXT,
  last_name: TEXT,
  email: TEXT,
  role: ROLE_NAME,
  expires_at: TIME,
  // What the visitor does next. `claimed`: accounts name the address, and none has proven it. `other_account`: this
  // browser is signed in as somebody else.
  step: { type: 'string', enum: ['password', 'claimed', 'sign_in', 'accept', 'other_account'] },
});
export type InvitationOffer = FromSchema<typeof OFFER>;

/** The fields of a role that a body may have. */
export const ROLE_BODY = closedObject(
  {
    name: { type: 'string', minLength: 1, maxLength: 50, pattern: '\\S' },
    permissions: {
      type: 'array',
      description:
        'Names of permissions. Reading comes along with whatever else is allowed; what else one needs must be in the list.',
      items: { type: 'string', maxLength: 100 },
      minItems: 1,
      maxItems: 500,
    },
    branch_ids: {
      type: ['array', 'null'],
      description: 'Branches to limit the role to; null for all. Left out of a change, the limit stays.',
      items: { type: 'integer', minimum: 1 },
      minItems: 1,
      maxItems: 500,
      uniqueItems: true,
    },
  },
  { optional: ['branch_ids'] },
);
export type RoleBody = FromSchema<typeof ROLE_BODY>;

/** Whom an invitation names, and what it gives. */
export const INVITATION_BODY = closedObject(
  {
    first_name: PERSON_NAME,
    last_name: PERSON_NAME,
    email: { type: 'string', format: 'email', maxLength: EMAIL_MAX_LENGTH },
    role_id: { type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    new_role: { ...ROLE_BODY, description: 'A role that is made along with the invitation, and given.' },
    all_permissions: {
      type: 'boolean',
      description: 'Joins as an administrator; the role is then not looked at.',
    },
  },
  { optional: ['role_id', 'new_role', 'all_permissions'] },
);
export type InvitationBody = FromSchema<typeof INVITATION_BODY>;
