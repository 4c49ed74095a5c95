import type { XPhrase, Words } from '../../../domain/schema/vocabulary.ts';
import { useLabel } from '../../i18n/words.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { useNumber } from '../../ui/figure/Money.tsx';
import type { FieldComponent, FieldProps } from './field.ts';

const PLACEHOLDER = '{value}';

interface PhraseTextProps extends FieldProps {
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

/** The number that a value counts as: rows of a list, 1 or 0 of a flag; undefined for what is not counted. */
export function countOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? value.length : undefined;
}

/** The words for a value. A flag that is off, or a list without rows, says nothing without its own words for it. */
export function phraseOf(phrase: XPhrase, value: unknown, isFlag: boolean): Words | undefined {
  const count = countOf(value);
  if (count === 0) return phrase.zero ?? (isFlag || Array.isArray(value) ? undefined : phrase.other);
  return count === 1 ? (phrase.one ?? phrase.other) : phrase.other;
}
