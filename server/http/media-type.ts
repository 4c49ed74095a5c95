import { ApiError } from '../errors.ts';

const JSON_TYPE = /^application\/json(?:; ?charset="?utf-8"?)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data; ?boundary="?[\w'()+,./:=? -]{1,70}"?$/i;

/**
 * Only the exact spellings of the one accepted type: a lenient reading once let bodies slip past
 * their schema (Fastify, CVE-2025-32442). Throws `unsupported_media_type`.
 */
export function requireMediaType(
  request: Request,
  accepted: 'application/json' | 'multipart/form-data',
): void {
  const sent = request.headers.get('content-type') ?? '';
  const pattern = accepted === 'application/json' ? JSON_TYPE : MULTIPART_TYPE;
  if (!pattern.test(sent)) throw new ApiError('unsupported_media_type', { details: { accepted } });
}
