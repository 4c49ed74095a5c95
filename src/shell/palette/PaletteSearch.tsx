import { useEffect, useEffectEvent, useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { clamped, color, visuallyHidden } from '../../theme/styles.ts';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { usePalette, type FoundEntry } from './usePalette.ts';

interface PaletteSearchProps {
  onClose(): void;
  onShare(): void;
  /** Opens what a found record is looked at in, beside its page. */
  onFound(found: FoundEntry): void;
  onSignOut(): void;
}

/** The box and its list (ARIA combobox with an open listbox): arrows choose, Enter opens, Escape closes. */
export function PaletteSearch({ onClose, onShare, onFound, onSignOut }: PaletteSearchProps) {
  const translate = useTranslate();
  const { palette } = useWords(SHELL_WORDS);
  const [typed, setTyped] = useState('');
  const id = useId();
  // The user types right after opening.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const { entries, searching, failed } = usePalette(typed, onShare, onFound, onSignOut);
  const choose = (entry: PaletteEntry): void => {
    onClose();
    entry.onChoose();
  };
  // Who types fast presses Enter before there is anything to choose: the first record opens as soon as it is found.
  const [awaited, setAwaited] = useState('');
  const [first] = entries;
  const arrived = useEffectEvent(() => {
    if (first !== undefined) choose(first);
  });
  const found = first !== undefined && !searching && awaited !== '' && awaited === typed;
  useEffect(() => {
    if (found) arrived();
  }, [found]);
  const notAll = (
    <Box role="alert" sx={{ color: color('danger') }}>
      {palette.failed}
    </Box>
  );
  return (
    <>
      <Autocomplete<PaletteEntry, false, true, false>
        id={id}
        open
        disablePortal
        autoHighlight
        disableClearable
        forcePopupIcon={false}
        clearOnBlur={false}
        options={entries}
        value={undefined}
        inputValue={typed}
        filterOptions={(options) => options}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        groupBy={({ group }) => group}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={searching}
        loadingText={palette.loading}
        noOptionsText={failed ? notAll : fill(palette.none, { text: typed })}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_, entry) => choose(entry)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && searching && first === undefined) setAwaited(typed);
        }}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        slots={{ popper: PaletteList }}
        renderGroup={({ key, group, children }) => (
          <PaletteGroup key={key} name={group}>
            {children}
          </PaletteGroup>
        )}
        renderOption={({ key, ...option }, entry) => <EntryLine key={key} option={option} entry={entry} />}
        renderInput={(params) => (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              p: 1.5,
              borderBottom: `1px solid ${color('line')}`,
            }}
          >
            {/* The name is for screen readers; sighted users have the placeholder, so no label takes room. */}
            <TextField
              {...params}
              hiddenLabel
              placeholder={palette.placeholder}
              sx={{ '& ::placeholder': { color: color('text-secondary'), opacity: 1 } }}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, 'aria-label': palette.title },
              }}
            />
            <IconButton aria-label={translate('app.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Box>
        )}
      />
      {failed && entries.length > 0 && <Box sx={{ p: 1.5 }}>{notAll}</Box>}
      <Box component="output" sx={visuallyHidden}>
        {searching ? palette.loading : fill(palette.results, { count: entries.length })}
      </Box>
    </>
  );
}

/** The list stands below its box and does not float, because the dialog consists of both. */
function PaletteList({ children }: PopperProps) {
  const list: ReactNode = typeof children === 'function' ? null : children;
  return (
    <Box
      sx={{
        '& .MuiAutocomplete-paper': { borderRadius: 0 },
        '& .MuiAutocomplete-listbox': {
          maxHeight: 'min(60dvh, 480px)',
          '@media (max-width: 600px)': { maxHeight: 'calc(100dvh - 96px)' },
        },
      }}
    >
      {list}
    </Box>
  );
}

/** Options of one kind under a visual heading; for screen readers each option names its kind itself. */
function PaletteGroup({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      <Box
        component="li"
        role="presentation"
        aria-hidden
        sx={{
          px: 2,
          pt: 1.5,
          pb: 0.5,
          fontSize: 'var(--text-12)',
          fontWeight: 700,
          color: color('text-secondary'),
        }}
      >
        {name}
      </Box>
      {children}
    </>
  );
}

/** An entry as an option of the list. `option` has the attributes that the list needs. */
function EntryLine({ entry, option }: { entry: PaletteEntry; option: HTMLAttributes<HTMLLIElement> }) {
  const { Icon, label, hint, group, picture } = entry;
  return (
    <Box component="li" {...option} sx={{ minHeight: 'var(--target)', gap: 1.5, px: '16px !important' }}>
      {picture === undefined ? (
        <Icon aria-hidden sx={{ fontSize: 20, color: color('text-secondary') }} />
      ) : (
        <Thumbnail url={picture} name={label} size={48} />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Box component="span" sx={clamped(2)}>
          {label}
        </Box>
        {hint !== undefined && hint !== '' && (
          <Box
            component="span"
            sx={{ ...clamped(1), fontSize: 'var(--text-14)', color: color('text-secondary') }}
          >
            {hint}
          </Box>
        )}
      </Box>
      <Box component="span" sx={visuallyHidden}>{`, ${group}`}</Box>
    </Box>
  );
}
