import { useLabel } from '../../i18n/words.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { useNumber } from '../../ui/figure/Money.tsx';
import type { FieldComponent, FieldProps } from './field.ts';
import { countOf, phraseOf } from './phrase.ts';

const PLACEHOLDER = '{value}';

export interface PhraseTextProps extends FieldProps {
  /** How the value itself is shown. */
  Cell: FieldComponent;
}

/** A value in the words of its schema: `3 disponibles`, `Vence 12 nov`. Nothing when they say nothing. */
export function PhraseText({ Cell, ...props }: PhraseTextProps) {
  const { field, value } = props;
  const labelOf = useLabel();
  const number = useNumber();
  const words = field.phrase && phraseOf(field.phrase, value, field.display === 'flag');
  if (words === undefined) return null;
  const text = labelOf(words);
  if (field.phrase?.alert && countOf(value) === 0) return <StatusChip label={text} tone="danger" />;
  const [before = '', after] = text.split(PLACEHOLDER);
  if (after === undefined) return <>{text}</>;
  return (
    <>
      {before}
      {Array.isArray(value) ? number(value.length) : <Cell {...props} />}
      {after}
    </>
  );
}
