import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import styles from './chip.module.css';
import { StatusChip, type StatusChipProps } from './StatusChip.tsx';

interface StatusButtonProps extends StatusChipProps {
  /** What the button does, with the field and the present state. */
  description: string;
  onClick(): void;
}

/** A state that opens what changes it. Its target is larger than its look. */
export function StatusButton({ description, onClick, ...chip }: StatusButtonProps) {
  return (
    <button
      type="button"
      aria-label={description}
      aria-haspopup="dialog"
      onClick={onClick}
      className={styles['button']}
    >
      <StatusChip {...chip} />
      <ArrowDropDownIcon aria-hidden fontSize="small" />
    </button>
  );
}
