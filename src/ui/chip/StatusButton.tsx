import ButtonBase from '@mui/material/ButtonBase';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { color } from '../../theme/color.ts';
import { StatusChip, type StatusChipProps } from './StatusChip.tsx';

interface StatusButtonProps extends StatusChipProps {
  /** What the button does, with the field and the present state. */
  description: string;
  onClick(): void;
}

/** A state that opens what changes it. Its target is larger than its look. */
export function StatusButton({ description, onClick, ...chip }: StatusButtonProps) {
  return (
    <ButtonBase
      aria-label={description}
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{
        minHeight: { xs: 'var(--target)', sm: 40 },
        maxWidth: '100%',
        fontFamily: 'inherit',
        borderRadius: 'var(--radius)',
        '&:hover': { backgroundColor: color('hover') },
      }}
    >
      <StatusChip {...chip} />
      <ArrowDropDownIcon aria-hidden fontSize="small" sx={{ color: color('text-secondary') }} />
    </ButtonBase>
  );
}
