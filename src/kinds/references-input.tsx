import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import type { XRef } from '../../domain/schema/vocabulary.ts';
import { useFieldValue, type InputProps } from './inputs/input.ts';
import { useReferenceSearch } from './inputs/useFoundRecords.ts';
import { useLabel } from '../i18n/words.ts';
import { ComboBox, type Option } from './inputs/ComboBox.tsx';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { RemovableChip } from './inputs/RemovableChip.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  references: { Input: ReferencesInput, wholeLine: true },
} satisfies Inputs;

/** Several records of another resource: those of a relation, or the elements of an array of ids. */
export function ReferencesInput(props: InputProps) {
  const target = props.field.ref ?? props.field.element?.ref;
  return target === undefined ? null : <ReferencesBox {...props} target={target} />;
}

function ReferencesBox({ target, ...props }: InputProps & { target: XRef }) {
  const ids = idsOf(useWatch({ name: props.name }));
  const { options, chosen, loading, emptyText, setSearch } = useReferenceSearch(target, ids);
  return (
    <ChosenBox
      {...props}
      chosen={chosen}
      options={options}
      onSearch={setSearch}
      loading={loading}
      emptyText={emptyText}
    />
  );
}

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
