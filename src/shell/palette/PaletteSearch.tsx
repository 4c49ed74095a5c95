import { useEffect, useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { fill } from '../../i18n/fill.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import { EntryLine } from './EntryLine.tsx';
import { PaletteGroup } from './PaletteGroup.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteList } from './PaletteList.tsx';
import { usePalette } from './usePalette.ts';

export interface PaletteSearchProps {
  onClose(): void;
  onShare(): void;
}

/** The box and its list (ARIA combobox with an open listbox): arrows choose, Enter opens, Escape closes. */
export function PaletteSearch({ onClose, onShare }: PaletteSearchProps) {
  const translate = useTranslate();
  const { palette } = useDictionary(SHELL_WORDS);
  const [typed, setTyped] = useState('');
  const id = useId();
  // The user types right after opening.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const { entries, searching, failed } = usePalette(typed, onShare);
  const choose = (entry: PaletteEntry): void => {
    onClose();
    entry.onChoose();
  };
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
