import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import PlatformIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/History';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import LanguageIcon from '@mui/icons-material/Language';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import ReceiptIcon from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import type { ShellWords } from '../../../generated/words/shell.ts';

/** A screen that no schema describes. */
export interface AppScreen {
  /** Its words in `i18n/shell`: a name, and what else people call it. */
  id: keyof ShellWords['screens'];
  path: string;
  Icon: ComponentType<SvgIconProps>;
  /** What opening it takes; without one, everybody may. */
  permission?: string;
  /** For the platform's staff alone. */
  staff?: true;
  /** Whether it is the user's own, and not a setting of the store. */
  own?: true;
}

/** The screens of the settings and the account, in the order of the hub. */
export const APP_SCREENS: readonly AppScreen[] = [
  { id: 'store', path: '/store', Icon: StorefrontIcon, permission: 'settings.write' },
  { id: 'billing', path: '/config/billing', Icon: ReceiptIcon, permission: 'invoices.read' },
  { id: 'general', path: '/config/general', Icon: TuneIcon, permission: 'settings.write' },
  { id: 'shipping', path: '/config/shipping', Icon: LocalShippingIcon, permission: 'settings.write' },
  { id: 'messages', path: '/config/messages', Icon: MessagesIcon, permission: 'settings.write' },
  { id: 'form', path: '/config/form', Icon: FormIcon, permission: 'settings.write' },
  { id: 'legal', path: '/config/legal', Icon: GavelIcon, permission: 'settings.write' },
  { id: 'domain', path: '/config/domain', Icon: LanguageIcon, permission: 'settings.write' },
  { id: 'qr_code', path: '/config/qr-code', Icon: QrCodeIcon },
  { id: 'team', path: '/users-roles', Icon: GroupIcon, permission: 'team.write' },
  { id: 'audit', path: '/config/audit', Icon: HistoryIcon, permission: 'audit.read' },
  { id: 'platform', path: '/platform', Icon: PlatformIcon, staff: true },
  { id: 'account', path: '/account', Icon: AccountIcon, own: true },
  { id: 'code', path: '/code', Icon: ComputerIcon, own: true },
];
