import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/words.ts';
import { ComboBox } from './ComboBox.tsx';
import type { Option } from './ComboBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { RemovableChip } from './RemovableChip.tsx';
import type { InputProps } from './input.ts';
import { useFieldValue } from './useFieldValue.ts';

type Id = Option['id'];

interface ChosenBoxProps extends InputProps {
  chosen: readonly Option[];
  /** The results of the search; those that are chosen already are left out. */
  options: readonly Option[];
  onSearch: (text: string) => void;
  loading?: boolean;
  emptyText?: string | undefined;
}

/** Several values of a list: chips, and a box that searches and adds one. Where nothing can be added there are chips alone. */
export function ChosenBox({
  chosen,
  options,
  onSearch,
  loading = false,
  emptyText,
  ...props
}: ChosenBoxProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const translate = useTranslate();
  const ids = idsOf(value);
  const adds = !disabled || chosen.length === 0;
  return (
    <FieldFrame {...props} error={error}>
      {(control, labelId) => (
        <Box>
          {chosen.length > 0 && (
            <Box
              component="ul"
              aria-labelledby={labelId}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mb: 1, listStyle: 'none' }}
            >
              {chosen.map(({ id, text }) => (
                <RemovableChip
                  key={id}
                  label={text}
                  {...(disabled ? {} : { onRemove: () => onChange(ids.filter((other) => other !== id)) })}
                />
              ))}
            </Box>
          )}
          {adds && (
            <ComboBox
              value={null}
              options={options.filter(({ id }) => !ids.includes(id))}
              onSearch={onSearch}
              onChoose={(option) => option && onChange([...ids, option.id])}
              onBlur={onBlur}
              inputRef={ref}
              loading={loading}
              disabled={disabled}
              placeholder={field.placeholder ? labelOf(field.placeholder) : translate('list.search')}
              emptyText={emptyText}
              addsToList
              control={control}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

/** The values that a field holds: ids of records, or codes of places. */
export function idsOf(value: unknown): Id[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string' || typeof id === 'number') : [];
}
