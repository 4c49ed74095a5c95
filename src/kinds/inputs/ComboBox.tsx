import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ref } from 'react';
import { color } from '../../theme/styles.ts';
import { floatingList } from '../../ui/menu/floating-list.ts';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';

export interface Option {
  id: string | number;
  text: string;
  /** A second, quieter line: the department of a city, the SKU of a product. */
  detail?: string | undefined;
  /** Address of a picture, null where there is none yet; left out where things have no picture. */
  picture?: string | null;
  disabled?: boolean;
  /** Heading of the options of one kind, which follow each other; left out where all are of one kind. */
  group?: string;
}

interface ComboBoxProps {
  value: Option | null;
  /** The search results; the box itself does not filter. */
  options: readonly Option[];
  onChoose: (option: Option | null) => void;
  onSearch: (text: string) => void;
  /** The list is on screen from now on. */
  onOpen?: () => void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  loading?: boolean;
  disabled?: boolean;
  placeholder?: string | undefined;
  /** Shown instead of options: text too short, nothing found, no connection. */
  emptyText?: string | undefined;
  /** Empties the box after a choice: for boxes that add to a list. */
  addsToList?: boolean;
  /** There is something to choose before anything is typed: the options show as soon as the box has the focus. */
  openOnFocus?: boolean;
  /** Attributes that tie the box to its label, help and error. */
  control: React.InputHTMLAttributes<HTMLInputElement>;
}

/** A box that searches while the user types; the user chooses one of the results, with Enter the first of them. */
export function ComboBox({
  value,
  options,
  onChoose,
  onSearch,
  onOpen,
  onBlur,
  inputRef,
  loading = false,
  disabled = false,
  placeholder,
  emptyText,
  addsToList = false,
  openOnFocus = false,
  control,
}: ComboBoxProps) {
  const translate = useTranslate();
  const [text, setText] = useState(value?.text ?? '');
  const [open, setOpen] = useState(false);
  const typed = text !== (value?.text ?? '');
  const enter = useAwaitedEnter({
    text,
    options,
    loading,
    onFirst: (first) => {
      setText(addsToList ? '' : first.text);
      setOpen(false);
      onSearch('');
      onChoose(first);
    },
  });
  const { id, ...attributes } = control;
  return (
    <Autocomplete
      {...(id === undefined ? {} : { id })}
      value={value}
      open={open}
      onOpen={() => {
        setOpen(true);
        onOpen?.();
      }}
      onClose={() => setOpen(false)}
      // Shows what Enter chooses. A box that was only opened leaves Enter to the form.
      autoHighlight={typed}
      onHighlightChange={(_, option, reason) => enter.setPicked(option !== null && reason === 'keyboard')}
      openOnFocus={openOnFocus}
      options={[...options]}
      {...(options.some(({ group }) => group !== undefined) && {
        groupBy: ({ group }: Option) => group ?? '',
      })}
      filterOptions={(found) => found}
      getOptionLabel={(option) => option.text}
      getOptionKey={({ id: key }) => key}
      getOptionDisabled={(option) => option.disabled === true}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_, option) => onChoose(option)}
      inputValue={text}
      onInputChange={(_, typed, reason) => {
        setText(addsToList && reason === 'selectOption' ? '' : typed);
        onSearch(reason === 'input' ? typed : '');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !typed) return;
        // A search without a choice is not the end of the form.
        event.preventDefault();
        // What is listed while it loads still belongs to the former text.
        if (enter.waits()) event.defaultMuiPrevented = true;
      }}
      onBlur={() => onBlur?.()}
      loading={loading}
      readOnly={disabled}
      clearOnBlur
      {...(addsToList && { forcePopupIcon: false })}
      blurOnSelect={addsToList ? false : 'touch'}
      loadingText={translate('app.loading')}
      noOptionsText={emptyText ?? translate('filters.no_options')}
      openText={translate('filters.open_options')}
      closeText={translate('app.close')}
      slotProps={floatingList}
      clearText={translate('ra.action.clear_input_value')}
      renderOption={({ key, ...option }, { text: name, detail, picture }) => (
        <Box component="li" key={key} {...option} sx={{ minHeight: 'var(--target) !important', gap: 1.5 }}>
          {picture !== undefined && <Thumbnail url={picture} name={name} />}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" noWrap>
              {name}
            </Typography>
            {detail && (
              // The end may hold what distinguishes two of one name, such as the SKU.
              <Typography
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.4, overflowWrap: 'anywhere' }}
              >
                {detail}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          error={attributes['aria-invalid'] === true}
          placeholder={placeholder}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...attributes, autoComplete: 'off' },
          }}
          sx={disabled ? { '& .MuiInputBase-root': { backgroundColor: color('sunken') } } : {}}
        />
      )}
    />
  );
}

interface AwaitedEnter {
  text: string;
  options: readonly Option[];
  loading: boolean;
  /** Takes the first option that can be chosen. */
  onFirst: (option: Option) => void;
}

/** Who types fast, and a scanner of codes, press Enter before the results of their text are there: it waits for them. */
function useAwaitedEnter({ text, options, loading, onFirst }: AwaitedEnter) {
  const awaited = useRef<string>(undefined);
  const picked = useRef(false);
  const arrived = useEffectEvent(() => {
    const first = awaited.current === text ? options.find((option) => option.disabled !== true) : undefined;
    awaited.current = undefined;
    if (first !== undefined) onFirst(first);
  });
  useEffect(() => {
    if (!loading) arrived();
  }, [loading]);
  return {
    /** Whether the user went to the highlighted option by a key. */
    setPicked: (by: boolean) => {
      picked.current = by;
    },
    /** An Enter was pressed: whether it waits for the answer. */
    waits: () => {
      const waits = loading && !picked.current;
      if (waits) awaited.current = text;
      return waits;
    },
  };
}
