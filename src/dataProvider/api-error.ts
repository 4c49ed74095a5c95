/** One field's complaint as the API sends it (docs/architecture.md). */
export interface FieldError {
  key: string;
  args?: Record<string, string | number>;
}

/** Body of an error: `{message, code, errors?, …details}`, with `current` on a stale write. */
export interface ApiErrorBody {
  message?: string;
  code: string;
  errors?: Record<string, FieldError>;
  current?: Record<string, unknown>;
  [detail: string]: unknown;
}

/**
 * What every call rejects with. `message` is the key of a sentence (`errors.stale`), which react-admin's notifications
 * translate; `status` is 0 when no answer came (`errors.network`, `errors.timeout`). In the shape of react-admin's HttpError,
 * and not made from it: the first call is sent before react-admin has arrived.
 */
export class ApiHttpError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(`errors.${body.code}`);
    this.name = 'ApiHttpError';
    this.status = status;
    this.body = body;
  }

  get code(): string {
    return this.body.code;
  }
}

function isErrorBody(json: unknown): json is ApiErrorBody {
  return typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string';
}

/** The error of an answer; one without our body (a proxy's page, say) is told apart by its status alone. */
export function errorOfAnswer(status: number, json: unknown): ApiHttpError {
  if (isErrorBody(json)) return new ApiHttpError(status, json);
  return new ApiHttpError(status, { code: status >= 500 ? 'unavailable' : 'unexpected' });
}

/** No answer came: offline, refused, cut, or slower than we wait. */
export function errorWithoutAnswer(code: 'network' | 'timeout'): ApiHttpError {
  return new ApiHttpError(0, { code });
}
