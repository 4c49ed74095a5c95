import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import type { XRef } from '../../domain/schema/vocabulary.ts';
import { inLocale, useAppLocale, useLabel } from '../i18n/words.ts';
import { findDescriptor } from '../schema/descriptors.ts';
import { pathOf } from '../schema/paths.ts';
import { useAllowed } from '../schema/useAllowed.ts';
import { ComboBox } from './inputs/ComboBox.tsx';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { useFieldValue, type InputProps } from './inputs/input.ts';
import { useReferenceSearch } from './inputs/useFoundRecords.ts';
import type { Inputs } from './kind.ts';

export const inputs = {
  reference: { Input: ReferenceInput, width: 176 },
} satisfies Inputs;

/** One record of another resource, with a search through the API; the value is its id. */
export function ReferenceInput(props: InputProps) {
  const { ref: target } = props.field;
  return target === undefined ? null : <ReferenceBox {...props} target={target} />;
}

function ReferenceBox({ target, ...props }: InputProps & { target: XRef }) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const id = typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
  const { options, chosen, loading, emptyText, none, setSearch } = useReferenceSearch(
    target,
    id === undefined ? [] : [id],
  );
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <>
          <ComboBox
            value={chosen[0] ?? null}
            options={options}
            onSearch={setSearch}
            onChoose={(option) => onChange(option?.id ?? null)}
            onBlur={onBlur}
            inputRef={ref}
            loading={loading}
            disabled={disabled}
            placeholder={field.placeholder && labelOf(field.placeholder)}
            emptyText={emptyText}
            control={control}
          />
          {none && !disabled && chosen.length === 0 && <CreateFirst resource={target.resource} />}
        </>
      )}
    </FieldFrame>
  );
}

/** Where a reference has nothing to name: the way to its first record, in a tab of its own, so that the form stays. */
function CreateFirst({ resource }: { resource: string }) {
  const translate = useTranslate();
  const locale = useAppLocale();
  const descriptor = findDescriptor(resource);
  if (!useAllowed(resource)('create') || descriptor === undefined) return null;
  const name = inLocale(descriptor.label, locale).one.toLocaleLowerCase(locale);
  return (
    <FormHelperText>
      <Link href={pathOf(resource, 'create')} target="_blank" rel="noopener" sx={{ py: 1.5 }}>
        {translate('list.create_one', { name })}
      </Link>
    </FormHelperText>
  );
}
