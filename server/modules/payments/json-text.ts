import { invalid } from '../../errors.ts';
import { asRow } from '../../resources/write/input.ts';

const NAME = 'extra_parameters';

/**
 * A body whose extra parameters may be JSON text (spec 2 §4) or the object itself.
 * Throws `invalid` at the field for a text that is no JSON.
 */
export function withParsedParameters(body: unknown) {
  const input = asRow(body);
  const sent = input[NAME];
  return typeof sent === 'string' ? { ...input, [NAME]: sent.trim() === '' ? null : parsed(sent) } : input;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw invalid({ [NAME]: { key: 'json' } });
  }
}
