import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { fieldSentence } from '../../../i18n/sentences.ts';
import { useLabel } from '../../../i18n/words.ts';
import { inputLabel } from '../../../ui/input/NativeSelect.tsx';
import { color } from '../../../theme/styles.ts';
import { ChipsBox } from '../../../kinds/inputs/TagsInput.tsx';
import { renameValue, type DraftFault, type OptionDraft } from '../../../../domain/catalog/option-drafts.ts';
import { MOST_VARIANTS } from '../../../../domain/catalog/variants.ts';

interface OptionCardProps {
  draft: OptionDraft;
  position: number;
  /** `product_options`, for the labels of its members. */
  field: FieldDescriptor;
  faults: readonly DraftFault[];
  onChange: (draft: OptionDraft) => void;
  onRemove: () => void;
}

/** One option under edit: its name and its values. */
export function OptionCard({ draft, position, field, faults, onChange, onRemove }: OptionCardProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const part = (source: string) => field.items?.find((item) => item.source === source);
  const [name, options] = [part('name'), part('options')];
  const sentence = (of: DraftFault['part']) => {
    const fault = faults.find((one) => one.part === of);
    if (fault === undefined) return undefined;
    const source = of === 'name' ? 'product_options.name' : 'product_options.options';
    return fieldSentence(translate, 'products', source, {
      key: fault.key,
      args: { limit: fault.key === 'minItems' ? 1 : MOST_VARIANTS },
    });
  };
  const title = draft.name === '' ? translate('products.options.one', { position }) : draft.name;
  return (
    <Box
      component="fieldset"
      aria-label={title}
      sx={{
        m: 0,
        minWidth: 0,
        p: 2,
        display: 'grid',
        gap: 2,
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius)',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'end' }}>
        <Labelled label={name ? labelOf(name.label) : ''} error={sentence('name')}>
          {(control) => (
            <OutlinedInput
              size="small"
              fullWidth
              value={draft.name}
              error={control['aria-invalid']}
              placeholder={name?.placeholder && labelOf(name.placeholder)}
              onChange={(event) => onChange({ ...draft, name: event.target.value })}
              slotProps={{ input: { autoComplete: 'off', maxLength: name?.bounds?.maxLength, ...control } }}
            />
          )}
        </Labelled>
        <IconButton aria-label={translate('form.remove_named', { name: title })} onClick={onRemove}>
          <DeleteOutlineIcon />
        </IconButton>
      </Box>
      <Labelled
        label={options ? labelOf(options.label) : ''}
        error={sentence('values')}
        help={`${translate('form.tags.how')}. ${translate('products.options.rename_how')}`}
      >
        {(control) => (
          <ChipsBox
            values={draft.values}
            onValues={(values) => onChange({ ...draft, values })}
            onRename={(value, typed) => onChange(renameValue(draft, value, typed))}
            control={control}
          />
        )}
      </Labelled>
    </Box>
  );
}

interface LabelledProps {
  label: string;
  error: string | undefined;
  help?: string;
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': true;
  }) => ReactNode;
}

/** The frame of an input outside of the form: its values are drafts until the user saves the options. */
function Labelled({ label, error, help, children }: LabelledProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <FormLabel htmlFor={id} required error={error !== undefined} sx={inputLabel}>
        {label}
      </FormLabel>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
        'aria-required': true,
      })}
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </Box>
  );
}
