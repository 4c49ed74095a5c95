import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCloseOnBack } from '../leave/useLeaveGuard.tsx';

export interface MenuChoice {
  key: string;
  label: string;
  /** For exclusive choices: whether this is the current one. */
  chosen?: boolean;
  disabled?: boolean;
  onChoose(): void;
}

export interface MenuPopupProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  choices: readonly MenuChoice[];
  onClose(): void;
}

export default function MenuPopup({ id, anchor, open, choices, onClose }: MenuPopupProps) {
  useCloseOnBack(open, onClose);
  return (
    <Menu id={id} anchorEl={anchor} open={open} onClose={onClose}>
      {choices.map(({ key, label, chosen, disabled = false, onChoose }) => (
        <MenuItem
          key={key}
          disabled={disabled}
          {...(chosen === undefined
            ? {}
            : { role: 'menuitemradio', 'aria-checked': chosen, selected: chosen })}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
