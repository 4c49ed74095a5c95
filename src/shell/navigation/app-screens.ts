import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/History';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import type { ShellWords } from '../words/shell-words.ts';

/** A screen that no schema describes. */
export interface AppScreen {
  /** Its words in `i18n/shell`: a name, and what else people call it. */
  id: keyof ShellWords['screens'];
  path: string;
  Icon: ComponentType<SvgIconProps>;
  /** What opening it takes; without one, everybody may. */
  permission?: string;
  /** Whether it is the user's own, and not a setting of the store. */
  own?: true;
}

/** The screens of the settings and the account, in the order of the hub. */
export const APP_SCREENS: readonly AppScreen[] = [
  { id: 'qr_code', path: '/config/qr-code', Icon: QrCodeIcon },
  { id: 'team', path: '/users-roles', Icon: GroupIcon, permission: 'team.write' },
  { id: 'audit', path: '/config/audit', Icon: HistoryIcon, permission: 'audit.read' },
  { id: 'account', path: '/account', Icon: AccountIcon, own: true },
  { id: 'code', path: '/code', Icon: ComputerIcon, own: true },
];
