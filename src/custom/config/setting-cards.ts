import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** One entry of the settings hub. */
export interface SettingCardFacts {
  path: string;
  name: string;
  /** What else people call it. */
  also: string;
  Icon: ComponentType<SvgIconProps>;
}

/** Features of the plan that pages of the hub need (spec 2 §6), by their path. */
export const FEATURE_OF: Readonly<Record<string, string>> = {
  '/config/domain': 'is_custom_domain_enabled',
  '/config/paymentProviders': 'is_payment_checkouts_enabled',
};
