import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { color } from '../../theme/color.ts';
import { quiet } from '../text/quiet.ts';

/** Keeps the end of a form visible: at the bottom of the window, on phones above the bottom navigation. */
export const pinnedBar = {
  position: 'sticky',
  bottom: { xs: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))', sm: 0 },
  zIndex: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 1.5,
  backgroundColor: color('background'),
  borderTop: `1px solid ${color('line')}`,
} as const;

export interface SaveBarProps {
  /** Label of the button that saves; 'Guardar' by default. */
  label?: string;
  busy: boolean;
  /** There is nothing to save, or something must be known first. */
  disabled?: boolean;
  /** Label of the busy button. */
  busyLabel?: string;
  /** Left out when the page itself has the way back. */
  onCancel?: () => void;
  /** Beside the buttons: a summary, a total. */
  summary?: ReactNode;
  /** Above the buttons: the reason why saving failed. */
  notice?: ReactNode;
}

/**
 * The end of a form, always visible. On phones it is pinned above the bottom navigation, on desktops at the bottom of
 * the window.
 */
export function SaveBar({
  label,
  busy,
  disabled = false,
  busyLabel,
  onCancel,
  summary,
  notice,
}: SaveBarProps) {
  const translate = useTranslate();
  const online = useOnline();
  const button = { minHeight: 'var(--target)' };
  return (
    <Box sx={pinnedBar}>
      {notice}
      {!online && (
        <Box component="p" sx={{ ...quiet, m: 0, mb: 1 }}>
          {translate('form.offline')}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          columnGap: 1.5,
          rowGap: 1,
          alignItems: 'center',
          justifyContent: 'flex-end',
        }}
      >
        {/* An amount beside two buttons has a line of its own on a phone. */}
        {summary && (
          <Box sx={{ mr: 'auto', minWidth: 0, flexBasis: { xs: onCancel ? '100%' : 'auto', sm: 'auto' } }}>
            {summary}
          </Box>
        )}
        {onCancel !== undefined && (
          <Button onClick={onCancel} disabled={busy} sx={button}>
            {translate('app.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          disabled={disabled}
          loadingPosition="start"
          sx={{ ...button, minWidth: 140, flexGrow: summary && !onCancel ? 0 : { xs: 1, sm: 0 } }}
        >
          {busy ? (busyLabel ?? translate('form.saving')) : (label ?? translate('form.save'))}
        </Button>
      </Box>
    </Box>
  );
}

interface ChangesBarProps<V extends FieldValues> extends Omit<SaveBarProps, 'disabled'> {
  control: Control<V>;
  /** Nothing is stored yet, so that the values as they stand are worth saving. */
  fresh?: boolean;
  /** A value must be mended first. */
  blocked?: boolean;
}

/** The end of a form of settings: it saves once something differs from what is stored. */
export function ChangesBar<V extends FieldValues>({
  control,
  fresh = false,
  blocked = false,
  ...bar
}: ChangesBarProps<V>) {
  const { isDirty } = useFormState({ control });
  return <SaveBar {...bar} disabled={blocked || (!fresh && !isDirty)} />;
}
