interface Catalogued {
  status: number;
  level: 'info' | 'warn' | 'error';
  message?: string;
}

/**
 * The catalogue of errors: each code with its status and log level. `i18n/*.json` holds `errors.<code>` for each,
 * and a test compares the two lists with the OpenAPI document. `message` is a wording that clients match on (spec 2 §8)
 * and that is therefore never translated.
 */
export const ERRORS = {
  bad_request: { status: 400, level: 'info' },
  malformed_json: { status: 400, level: 'info' },
  unknown_parameter: { status: 400, level: 'info' },
  invalid_parameter: { status: 400, level: 'info' },
  invalid_range: { status: 400, level: 'info' },
  invalid: { status: 422, level: 'info' },
  missing_jwt: { status: 401, level: 'info', message: 'missing or malformed jwt' },
  invalid_jwt: { status: 401, level: 'info', message: 'invalid or expired jwt' },
  wrong_credentials: { status: 401, level: 'warn' },
  identity_mismatch: { status: 403, level: 'warn' },
  cross_site: { status: 403, level: 'warn' },
  forbidden: { status: 403, level: 'warn' },
  store_inactive: { status: 403, level: 'info' },
  plan_unpaid: { status: 402, level: 'info' },
  plan_required: { status: 403, level: 'info' },
  plan_limit: { status: 403, level: 'info' },
  not_found: { status: 404, level: 'info' },
  method_not_allowed: { status: 405, level: 'info' },
  in_use: { status: 409, level: 'info' },
  last_branch: { status: 409, level: 'info' },
  main_branch: { status: 409, level: 'info' },
  default_collection: { status: 409, level: 'info' },
  last_owner: { status: 409, level: 'info' },
  other_account: { status: 409, level: 'info' },
  in_progress: { status: 409, level: 'info' },
  billing_information_required: { status: 409, level: 'info' },
  plan_active: { status: 409, level: 'info' },
  invoice_closed: { status: 409, level: 'info' },
  invoice_paid: { status: 409, level: 'info' },
  invoice_voided: { status: 409, level: 'info' },
  no_subscription: { status: 409, level: 'info' },
  out_of_stock: { status: 409, level: 'info' },
  selection_changed: { status: 409, level: 'info' },
  changed_since: { status: 409, level: 'info' },
  undone_already: { status: 409, level: 'info' },
  undo_expired: { status: 410, level: 'info' },
  merged: { status: 410, level: 'info' },
  invitation_used: { status: 410, level: 'info' },
  invitation_expired: { status: 410, level: 'info' },
  too_many_records: { status: 422, level: 'info' },
  stale: { status: 412, level: 'info' },
  version_required: { status: 428, level: 'info' },
  too_large: { status: 413, level: 'warn' },
  unsupported_media_type: { status: 415, level: 'info' },
  request_id_reused: { status: 422, level: 'warn' },
  too_many_requests: { status: 429, level: 'warn' },
  internal: { status: 500, level: 'error' },
  preference_failed: { status: 503, level: 'error' },
  unavailable: { status: 503, level: 'error' },
} as const satisfies Record<string, Catalogued>;

export type ErrorCode = keyof typeof ERRORS;

/** The fixed wording of a code that clients match on; null when people read a translated sentence instead. */
export function wordingOf(code: ErrorCode): string | null {
  const entry: Catalogued = ERRORS[code];
  return entry.message ?? null;
}

/** One field's complaint: `key` is a validation keyword or a rule's name, `args` fill the translated sentence. */
export interface FieldError {
  key: string;
  args?: Record<string, string | number>;
}

/** `source` of a nested field is dotted with its index: `product_variants.2.price`. */
export type FieldErrors = Record<string, FieldError>;

/** What an error says beyond its code, by name; `server/openapi/document.ts` describes each. */
export interface ErrorDetails {
  accepted?: unknown;
  allow?: unknown;
  count?: unknown;
  current?: unknown;
  failed?: unknown;
  feature?: unknown;
  header?: unknown;
  incoming_ip?: unknown;
  limit?: unknown;
  max?: unknown;
  max_depth?: unknown;
  max_values?: unknown;
  missing?: unknown;
  moved_to?: unknown;
  parameter?: unknown;
  permission?: unknown;
  price?: unknown;
  quantity?: unknown;
  required_ip?: unknown;
  resource?: unknown;
  retry_after?: unknown;
}

/** Thrown anywhere below a route; the edge turns it into `{message, code, errors?, …details}` with its status. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  /** Further top-level members of the answer, such as `current` of a stale write. */
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      errors?: FieldErrors;
      details?: ErrorDetails;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? wordingOf(code) ?? code, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.errors = options.errors;
    this.details = options.details ?? {};
  }
}

/** The commonest error: the body broke a rule at these fields. */
export function invalid(errors: FieldErrors): ApiError {
  return new ApiError('invalid', { errors });
}
