/** One field's complaint as the API sends it (docs/architecture.md). */
export interface FieldError {
  key: string;
  args?: Record<string, string | number>;
}

/** Sentences by source, as react-admin's forms put them beside their inputs. */
export type FieldSentences = Record<string, string>;

/** Body of an error: `{message, code, errors?, …details}`, with `current` on a stale write. */
export interface ApiErrorBody<Errors = Record<string, FieldError>> {
  message?: string;
  code: string;
  errors?: Errors;
  current?: Record<string, unknown>;
  [detail: string]: unknown;
}

/**
 * What every call rejects with. `message` is the key of a sentence (`errors.stale`), which react-admin's notifications
 * translate. `status` is 0 when no answer came (`errors.network`, `errors.timeout`) or none that can be read. It has the
 * shape of react-admin's HttpError, which is all that react-admin looks at, and loads nothing of it.
 */
export class ApiHttpError extends Error {
  readonly status: number;
  /** As the API sent it; where there are `sentences`, they are its `errors`. */
  readonly body: ApiErrorBody | ApiErrorBody<FieldSentences>;
  /** What is wrong, by field; empty when no field is. */
  readonly fields: Record<string, FieldError>;
  /** The same as sentences; only on what `withFormErrors` has worded. */
  readonly sentences: FieldSentences | undefined;

  constructor(status: number, body: ApiErrorBody, sentences?: FieldSentences) {
    super(`errors.${body.code}`);
    this.name = 'ApiHttpError';
    this.status = status;
    this.body = sentences === undefined ? body : { ...body, errors: sentences };
    this.fields = body.errors ?? {};
    this.sentences = sentences;
  }

  get code(): string {
    return this.body.code;
  }

  /** Seconds until another try is allowed; with `too_many_requests`. */
  get retryAfter(): number | undefined {
    const seconds = this.body['retry_after'];
    return typeof seconds === 'number' ? seconds : undefined;
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

/** The answer does not hold what every answer of its kind holds: a fault of the server. */
export function unreadableAnswer(): ApiHttpError {
  return new ApiHttpError(0, { code: 'unexpected' });
}
