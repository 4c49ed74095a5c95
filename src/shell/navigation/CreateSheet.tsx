import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import CustomerIcon from '@mui/icons-material/PersonAddAltOutlined';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useTranslate } from 'ra-core';
import { findDescriptor } from '../../schema/descriptors.ts';
import { pathOf } from '../../schema/paths.ts';
import { inLocale, useAppLocale } from '../../i18n/words.ts';
import { BottomSheet } from '../../ui/dialog/BottomSheet.tsx';
import { NavItem } from '../../ui/menu/NavItem.tsx';

/** What '+' makes, the most frequent first. */
const ICONS: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  orders: OrderIcon,
  products: ProductIcon,
  customers: CustomerIcon,
};

export interface CreateSheetProps {
  /** Resources of which the member may create a record. */
  resources: readonly string[];
  onClose(): void;
}

/** What is made next: an order, a product, a client. */
export default function CreateSheet({ resources, onClose }: CreateSheetProps) {
  const translate = useTranslate();
  const locale = useAppLocale();
  return (
    <BottomSheet open title={translate('shell.create_short')} onClose={onClose}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& a': { fontSize: 'var(--text-16)' } }}>
        {resources.map((name) => {
          const label = findDescriptor(name)?.label;
          const Icon = ICONS[name] ?? ProductIcon;
          return (
            <NavItem
              key={name}
              to={pathOf(name, 'create')}
              label={label === undefined ? name : inLocale(label, locale).one}
              Icon={Icon}
              rail={false}
              onNavigate={onClose}
            />
          );
        })}
      </Box>
    </BottomSheet>
  );
}
