import { useState } from 'react';

/**
 * The text in a box whose value is not its text (`12,5` is 12.5, and `12,` is nothing yet). It follows a change of the
 * value from elsewhere: a reset, a merge, a restored draft.
 */
export function useTypedText(
  value: unknown,
  show: (value: unknown) => string,
): [string, (text: string, meaning: unknown) => void] {
  const [typed, setTyped] = useState(() => ({ text: show(value), meaning: value }));
  const current = Object.is(typed.meaning ?? null, value ?? null) ? typed.text : show(value);
  return [current, (text, meaning) => setTyped({ text, meaning })];
}
