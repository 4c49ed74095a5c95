import { useLabel } from '../i18n/words.ts';
import { ChipsBox } from '../kinds/inputs/TagsInput.tsx';
import { useFocusOnMount } from '../ui/focus/useFocusBeside.ts';
import { chosenOf, type FilterInputProps } from './useFilters.ts';

/** Labels that a list is searched for, as a form takes them. It loads when such a filter is opened. */
export default function TagsFilter({ field, value, onChange, takesFocus = false }: FilterInputProps) {
  const labelOf = useLabel();
  const input = useFocusOnMount(takesFocus);
  return (
    <ChipsBox
      values={value === undefined ? [] : chosenOf(value).map(String)}
      onValues={onChange}
      inputRef={input}
      control={{ 'aria-label': labelOf(field.label) }}
    />
  );
}
