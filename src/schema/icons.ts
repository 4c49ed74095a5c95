import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import BranchIcon from '@mui/icons-material/StorefrontOutlined';
import CollectionIcon from '@mui/icons-material/CategoryOutlined';
import CouponIcon from '@mui/icons-material/PercentOutlined';
import CustomerIcon from '@mui/icons-material/PeopleAltOutlined';
import InvoiceIcon from '@mui/icons-material/RequestQuoteOutlined';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import type { ResourceIcon } from '../../domain/schema/closed-lists.ts';

/** The icons that `x-resource.icon` can name. */
const ICONS: Readonly<Record<string, ComponentType<SvgIconProps>>> = {
  branch: BranchIcon,
  collection: CollectionIcon,
  coupon: CouponIcon,
  customer: CustomerIcon,
  invoice: InvoiceIcon,
  order: OrderIcon,
  payment: PaymentIcon,
  product: ProductIcon,
  table: TableIcon,
  tag: TagIcon,
} satisfies Record<ResourceIcon, ComponentType<SvgIconProps>>;

/** The icon of a resource; a table for an unknown name. */
export function resourceIcon(name: string): ComponentType<SvgIconProps> {
  return ICONS[name] ?? TableIcon;
}
