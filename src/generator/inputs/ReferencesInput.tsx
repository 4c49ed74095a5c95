import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { RemovableChip } from './RemovableChip.tsx';
import { ComboBox } from './ComboBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './input.ts';
import { useFieldValue } from './useFieldValue.ts';
import { useReferenceSearch } from './useReferenceSearch.ts';

/** Several records of another resource: chips, and a box that adds one. */
export function ReferencesInput(props: InputProps) {
  const { ref: target } = props.field;
  return target === undefined ? null : <ReferencesBox {...props} target={target} />;
}

function ReferencesBox({ target, ...props }: InputProps & { target: XRef }) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const translate = useTranslate();
  const ids = Array.isArray(value) ? value.filter(isId) : [];
  const { options, chosen, loading, failed, setSearch } = useReferenceSearch(target, ids);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Box>
          {chosen.length > 0 && (
            <Box
              component="ul"
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
          <ComboBox
            value={null}
            options={options.filter(({ id }) => !ids.includes(id))}
            onSearch={setSearch}
            onChoose={(option) => option && onChange([...ids, option.id])}
            onBlur={onBlur}
            inputRef={ref}
            loading={loading}
            disabled={disabled}
            placeholder={field.placeholder ? labelOf(field.placeholder) : translate('list.search')}
            emptyText={failed ? translate('form.reference.failed') : undefined}
            addsToList
            control={control}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
