import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/words.ts';
import { ChipsBox } from './ChipsBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './input.ts';
import { readTags, writeTags } from './tag-text.ts';
import { useFieldValue } from './useFieldValue.ts';

/** Labels of a record: a comma-joined text, or an array of texts for a `json` field. */
export function TagsInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const translate = useTranslate();
  const list = field.kind === 'json';
  const tags = list && Array.isArray(value) ? value.map(String) : readTags(value);
  return (
    <FieldFrame {...props} error={error} note={translate('form.tags.how')}>
      {(control) => (
        <ChipsBox
          values={tags}
          onValues={(next) => onChange(list ? next : writeTags(next))}
          onBlur={onBlur}
          inputRef={ref}
          disabled={disabled}
          placeholder={field.placeholder && labelOf(field.placeholder)}
          control={control}
        />
      )}
    </FieldFrame>
  );
}
