import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ClockIcon from '@mui/icons-material/Schedule';
import CloseIcon from '@mui/icons-material/HighlightOff';
import DotIcon from '@mui/icons-material/RadioButtonUnchecked';
import EventIcon from '@mui/icons-material/EventOutlined';
import HalfIcon from '@mui/icons-material/Contrast';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import PackageIcon from '@mui/icons-material/Inventory2Outlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type { Tone } from '../../theme/color.ts';

type Icon = ComponentType<SvgIconProps>;

/** What `x-enum.<value>.icon` may name. */
const ICONS: Readonly<Record<string, Icon>> = {
  block: BlockIcon,
  check: CheckIcon,
  clock: ClockIcon,
  close: CloseIcon,
  dot: DotIcon,
  event: EventIcon,
  half: HalfIcon,
  hidden: HiddenIcon,
  hourglass: HourglassIcon,
  info: InfoIcon,
  package: PackageIcon,
  truck: TruckIcon,
  undo: UndoIcon,
  visible: VisibleIcon,
  warning: WarningIcon,
};

const BY_TONE: Readonly<Record<Tone, Icon>> = {
  success: CheckIcon,
  warning: ClockIcon,
  danger: CloseIcon,
  info: InfoIcon,
  neutral: DotIcon,
  refund: UndoIcon,
};

export const STATE_ICONS = Object.keys(ICONS);

/** The icon of a state; an unknown name gets its tone's. */
export function StateIcon({ name, tone }: { name?: string | undefined; tone: Tone }) {
  const Icon = (name === undefined ? undefined : ICONS[name]) ?? BY_TONE[tone];
  return <Icon aria-hidden sx={{ fontSize: 14, flex: 'none' }} />;
}
