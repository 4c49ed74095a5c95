/** `sx` of a Dialog: a sheet from below on phones, within reach of a thumb. */
export const sheetOnPhones = {
  '@media (max-width: 600px)': {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      margin: 0,
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100% - 48px)',
      borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0',
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    // Large text leaves each button a line of its own.
    '& .MuiDialogActions-root': { padding: 2, gap: 1, flexWrap: 'wrap' },
    '& .MuiDialogActions-root > *': { flex: '1 0 0', minWidth: 'min-content' },
  },
} as const;
