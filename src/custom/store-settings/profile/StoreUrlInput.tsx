import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useController, type Control } from 'react-hook-form';
import type { StoreProfile } from '../../../../domain/stores/store-profile.ts';
import { typedStoreUrl } from '../../../../domain/stores/store-url.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { urlFault } from './profile-of.ts';
import { STORE_PROFILE_WORDS, type StoreProfileWords } from './store-profile-words.ts';
import type { UrlState } from './useUrlCheck.ts';

interface StoreUrlInputProps {
  control: Control<StoreProfile>;
  state: UrlState;
  onRetry(): void;
}

/** The address below the host: what it cannot hold is left out while typing, and the rest says how it stands. */
export function StoreUrlInput({ control, state, onRetry }: StoreUrlInputProps) {
  const words = useDictionary(STORE_PROFILE_WORDS);
  const { field, fieldState } = useController({ control, name: 'url' });
  const fault = state === 'taken' ? words.url_taken : state === 'wrong' && urlFault(field.value, words);
  return (
    <Box>
      <LabelledInput
        label={words.url}
        name={field.name}
        value={field.value}
        inputRef={field.ref}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'none', spellCheck: false, inputMode: 'url' }}
        error={fieldState.error?.message ?? (fault === false ? undefined : fault)}
        help={helpOf(state, words)}
        onChange={(typed) => field.onChange(typedStoreUrl(typed))}
        endAdornment={
          <InputAdornment
            position="end"
            sx={{
              flex: 'none',
              maxWidth: '50%',
              '& > *': {
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                fontSize: 'inherit',
              },
            }}
          >
            {/* One text: MUI wraps it, and the wrapper is what may be cut. */}
            {`.${location.host}`}
          </InputAdornment>
        }
      />
      {state === 'unknown' && (
        <Button size="small" onClick={onRetry}>
          {words.url_retry}
        </Button>
      )}
    </Box>
  );
}

function helpOf(state: UrlState, words: StoreProfileWords): string {
  switch (state) {
    case 'checking':
      return words.url_checking;
    case 'free':
      return words.url_free;
    case 'unknown':
      return words.url_unknown;
    default:
      return words.url_help;
  }
}
