import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { FIELD_TYPES } from '../../../domain/checkout-form/checkout-form.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { inputLabel } from '../../ui/input/label.ts';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';
import { TYPE_ICONS } from './type-icons.ts';

interface TypePickerProps {
  error: string | undefined;
  onChoose(type: string): void;
}

/** The types to choose from, one tap each. */
export function TypePicker({ error, onChoose }: TypePickerProps) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      data-missing={error && 'true'}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box id={id} sx={inputLabel}>
        {words.type}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {FIELD_TYPES.map((type) => {
          const Icon = TYPE_ICONS[type];
          return (
            <Button
              key={type}
              variant="outlined"
              startIcon={<Icon />}
              onClick={() => onChoose(type)}
              sx={{ minHeight: 'var(--target)' }}
            >
              {words.types[type]}
            </Button>
          );
        })}
      </Box>
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
