/** One error of a field as the API sends it (docs/architecture.md). */
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
 * Every call rejects with this class. `message` is the key of a sentence (`errors.stale`), which react-admin's
 * notifications translate; with `sentences`, it is what is wrong with each field. `status` is 0 without an answer
 * (`errors.network`, `errors.timeout`), or when the answer is unreadable. It has the shape of react-admin's HttpError, which react-admin checks instead of the class. So it loads
 * nothing of react-admin.
 */
export class ApiHttpError extends Error {
  readonly status: number;
  /** The body as the API sent it. With `sentences`, its `errors` are those sentences. */
  readonly body: ApiErrorBody | ApiErrorBody<FieldSentences>;
  /** Errors by field; empty without any. */
  readonly fields: Record<string, FieldError>;
  /** The same as sentences; only `withFormErrors` sets them. */
  readonly sentences: FieldSentences | undefined;

  constructor(
    status: number,
    body: ApiErrorBody,
    sentences?: FieldSentences,
    message = `errors.${body.code}`,
  ) {
    super(message);
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

/** The error of an answer. When the body is not ours (a proxy's page, for example), the status alone decides. */
export function errorOfAnswer(status: number, json: unknown): ApiHttpError {
  if (isErrorBody(json)) return new ApiHttpError(status, json);
  return new ApiHttpError(status, { code: status >= 500 ? 'unavailable' : 'unexpected' });
}

/** No answer arrived: offline, refused, cut, or too slow. */
export function errorWithoutAnswer(code: 'network' | 'timeout'): ApiHttpError {
  return new ApiHttpError(0, { code });
}

/** The answer lacks a part that every answer of its kind has: a fault of the server. */
export function unreadableAnswer(): ApiHttpError {
  return new ApiHttpError(0, { code: 'unexpected' });
}
