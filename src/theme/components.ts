import type { Components, Theme } from '@mui/material/styles';
import { color } from './styles.ts';

const phone = '@media (max-width: 600px)';
const focused = { outline: 'var(--focus-ring)', outlineOffset: 2 };

const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focused } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, padding: '8px 16px', [phone]: { minHeight: 'var(--target)' } },
      outlined: {
        borderColor: color('line-strong'),
        '&:hover': { backgroundColor: color('hover') },
      },
      text: { '&:hover': { backgroundColor: color('hover') } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        color: color('text-secondary'),
        [phone]: { width: 'var(--target)', height: 'var(--target)' },
        '&:hover': { backgroundColor: color('hover') },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: 10, [phone]: { padding: 12 }, '&:hover': { backgroundColor: color('hover') } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: color('primary') } },
      thumb: {
        backgroundColor: color('surface'),
        border: `1px solid ${color('line-strong')}`,
        boxShadow: 'none',
      },
      track: { opacity: 1, backgroundColor: color('line-strong') },
    },
  },
  // MUI mixes it with white, which in the dark outshines what is done.
  MuiLinearProgress: { styleOverrides: { root: { backgroundColor: color('line') } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 40,
        textTransform: 'none',
        lineHeight: 1.2,
        borderColor: color('line-strong'),
        [phone]: { minHeight: 'var(--target)' },
        '&:hover': { backgroundColor: color('hover') },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: color('primary'),
          backgroundColor: color('primary-soft'),
          fontWeight: 700,
        },
      },
    },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 'var(--radius-chip)', fontSize: 'var(--text-14)' } },
  },
};

const inputs: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: color('surface'),
        [phone]: { minHeight: 'var(--target)' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: color('line-strong') },
      },
      // 16 px on phones: a smaller input makes iOS zoom the page.
      input: {
        fontSize: 'var(--text-14)',
        '&::placeholder': { color: color('text-secondary'), opacity: 1 },
        [phone]: { fontSize: 'var(--text-16)' },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // The offset grows with the text size. A fixed one would push large text into the typed text.
      outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginLeft: 0, '&.Mui-error': { color: color('danger') } } },
  },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-error': { color: color('danger') } } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 40, [phone]: { minHeight: 'var(--target)' } } } },
};

const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 'var(--radius-sheet)', boxShadow: 'var(--shadow-float)' } },
  },
  // Aligned with the edges of the content above.
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiPopover: {
    styleOverrides: { paper: { border: `1px solid ${color('line')}`, boxShadow: 'var(--shadow-float)' } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color('scrim') } } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: color('text'), color: color('background'), fontSize: 'var(--text-12)' },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: color('skeleton') } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState }) => {
        const tone = ownerState.severity === 'error' ? 'danger' : (ownerState.severity ?? 'info');
        return {
          backgroundColor: color(`${tone}-soft`),
          color: color(tone),
          '& .MuiAlert-icon': { color: 'inherit' },
        };
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: color('line'), padding: '4px 12px', fontSize: 'var(--text-14)' },
      head: { color: color('text-secondary'), fontWeight: 500 },
      stickyHeader: { backgroundColor: color('surface') },
    },
  },
};

/** Above the bottom navigation of a phone, which react-admin does not know of. */
const ABOVE_BOTTOM_BAR = 'calc(var(--height-bottom) + env(safe-area-inset-bottom))';

/** As the body of a page of the kit: as wide, with the same room around. */
const viewOfReactAdmin = {
  styleOverrides: {
    root: {
      width: '100%',
      maxWidth: 'var(--width-page)',
      marginInline: 'auto',
      padding: '0 24px 16px',
      [phone]: { padding: '8px 16px' },
    },
  },
} as const;

/** Lines of 52 px, as in the tables of the kit. */
const line = { height: 52 };

/** react-admin's own components: the pages of the platform's staff, and views that a developer replaces. */
const reactAdmin: Components<Theme> = {
  RaList: viewOfReactAdmin,
  RaCreate: viewOfReactAdmin,
  RaEdit: viewOfReactAdmin,
  RaShow: viewOfReactAdmin,
  // Search, filters and actions in one line, which breaks where it has no room.
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': {
          flexWrap: 'wrap',
          flexDirection: 'row',
          alignItems: 'center',
          backgroundColor: 'transparent',
        },
        gap: 8,
        paddingBottom: 8,
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': { flex: 'none', minHeight: 0, padding: 0, backgroundColor: 'transparent' },
        alignItems: 'center',
        marginLeft: 'auto',
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { flex: '0 1 auto', minHeight: 0, padding: 0 },
        gap: 8,
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '&& .MuiFormControl-root': { margin: 0 },
        '& .MuiInputBase-root': { minHeight: 40, [phone]: { minHeight: 'var(--target)' } },
        '& .MuiInputLabel-root': { fontSize: 'var(--text-14)' },
        // In the middle of a filter as high as a finger needs.
        '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': {
          [phone]: { transform: 'translate(14px, 14px)' },
        },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: { '& .RaDataTable-headerCell': line, '& .RaDataTable-rowCell': line },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: { [phone]: { '&.RaToolbar-mobileToolbar': { bottom: ABOVE_BOTTOM_BAR } } },
    },
  },
  RaCreateButton: {
    styleOverrides: {
      root: { [phone]: { '&.RaCreateButton-floating': { bottom: `calc(${ABOVE_BOTTOM_BAR} + 12px)` } } },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: color('primary-soft'), color: color('text') },
      },
    },
  },
};

const page: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // Keeps the focused or refused input clear of the header and the save bar when the page scrolls to it.
      html: {
        scrollPaddingTop: 'calc(var(--height-top) + 16px)',
        scrollPaddingBottom: 'calc(72px + 16px)',
        [phone]: { scrollPaddingBottom: 'calc(var(--height-bottom) + 72px + 16px)' },
      },
      body: { fontSize: 'var(--text-14)', [phone]: { fontSize: 'var(--text-16)' } },
      // One focus ring for every control; MUI's own inputs draw theirs.
      'a:focus-visible, button:focus-visible, [tabindex="0"]:focus-visible, summary:focus-visible': focused,
      a: { color: color('primary') },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { transitionDuration: '0s !important', animationDuration: '0s !important' },
      },
    },
  },
};

/** The look of MUI's components: lines before shadows, targets of 48 px on phones, the ring of `look` on focus. */
export const components: Components<Theme> = { ...controls, ...inputs, ...surfaces, ...reactAdmin, ...page };
