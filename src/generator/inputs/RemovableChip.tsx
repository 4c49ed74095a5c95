import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';

interface RemovableChipProps {
  label: string;
  onRemove?: () => void;
}

/**
 * A chip of a list. Its × is a button beside the word, not inside another button, and has a name for screen readers.
 */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        maxWidth: '100%',
        minHeight: 40,
        pl: 1.5,
        pr: onRemove ? 0 : 1.5,
        borderRadius: 'var(--radius-chip)',
        backgroundColor: color('primary-soft'),
      }}
    >
      <Box
        component="span"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {label}
      </Box>
      {onRemove && (
        <IconButton
          aria-label={translate('form.remove_named', { name: label })}
          onClick={onRemove}
          sx={{ height: 40, color: 'inherit' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
