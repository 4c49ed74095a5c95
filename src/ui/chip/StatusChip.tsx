import type { ComponentType, ReactNode } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import HandIcon from '@mui/icons-material/BackHandOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import PartialIcon from '@mui/icons-material/Contrast';
import CardIcon from '@mui/icons-material/CreditCard';
import AlertIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import CancelIcon from '@mui/icons-material/HighlightOff';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import PackageIcon from '@mui/icons-material/Inventory2Outlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import CashIcon from '@mui/icons-material/PaymentsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import DotIcon from '@mui/icons-material/RadioButtonUnchecked';
import ScheduleIcon from '@mui/icons-material/Schedule';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import type { ValueIcon } from '../../../domain/schema/closed-lists.ts';
import { color, type Tone } from '../../theme/styles.ts';
import styles from './chip.module.css';

interface StatusChipProps {
  label: string;
  tone?: Tone;
  /** Key of a state's icon; each tone has a default one. */
  icon?: string;
}

/** A state as colour, icon and word: never colour alone. */
export function StatusChip({ label, tone = 'neutral', icon }: StatusChipProps) {
  return (
    <span className={styles['chip']} style={{ color: color(tone), backgroundColor: color(`${tone}-soft`) }}>
      <StatusIcon name={icon} tone={tone} />
      <span className={styles['label']}>{label}</span>
    </span>
  );
}

type Icon = ComponentType<SvgIconProps>;

/** The icons that `x-enum.<value>.icon` can name. */
const ICONS: Readonly<Record<string, Icon>> = {
  alert: AlertIcon,
  cancel: CancelIcon,
  card: CardIcon,
  cash: CashIcon,
  check: CheckIcon,
  dot: DotIcon,
  event: EventIcon,
  hand: HandIcon,
  inbox: InboxIcon,
  info: InfoIcon,
  package: PackageIcon,
  partial: PartialIcon,
  pause: PauseIcon,
  person: PersonIcon,
  phone: PhoneIcon,
  schedule: ScheduleIcon,
  store: StoreIcon,
  truck: TruckIcon,
  undo: UndoIcon,
  whatsapp: WhatsAppIcon,
} satisfies Record<ValueIcon, Icon>;

const BY_TONE: Readonly<Record<Tone, Icon>> = {
  success: CheckIcon,
  warning: ScheduleIcon,
  danger: CancelIcon,
  info: InfoIcon,
  neutral: DotIcon,
  refund: UndoIcon,
};

const SMALL = { fontSize: 14 };

/** The icon of a state; its tone's for an unknown name. */
export function StatusIcon({ name, tone }: { name?: string | undefined; tone: Tone }) {
  const Icon = (name === undefined ? undefined : ICONS[name]) ?? BY_TONE[tone];
  return <Icon aria-hidden style={SMALL} />;
}

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

/** A short word in a border: a tag, a count. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: 'var(--radius-chip)',
        fontSize: 'var(--text-12)',
        lineHeight: 'var(--line-text)',
        color: color('neutral'),
        backgroundColor: color('neutral-soft'),
      }}
    >
      {children}
    </Box>
  );
}
