import { ApiError, invalid } from '../../errors.ts';

/**
 * The one part named `file`; anything else in the form is a mistake of the caller.
 * @param largest bytes
 * @throws ApiError `invalid`, `too_large`
 */
export async function onlyFile(form: unknown, largest: number): Promise<Uint8Array> {
  const parts = form instanceof FormData ? [...form.entries()] : [];
  const stranger = parts.find(([name]) => name !== 'file');
  if (stranger !== undefined) throw invalid({ [stranger[0]]: { key: 'unknown' } });
  const [first, second] = parts;
  if (first === undefined || !(first[1] instanceof Blob)) throw invalid({ file: { key: 'required' } });
  if (first[1].size === 0) throw invalid({ file: { key: 'empty' } });
  if (second !== undefined) throw invalid({ file: { key: 'maxItems', args: { limit: 1 } } });
  if (first[1].size > largest) throw new ApiError('too_large', { details: { limit: largest } });
  return new Uint8Array(await first[1].arrayBuffer());
}
