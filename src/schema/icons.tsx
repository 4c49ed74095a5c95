import { lazy, Suspense, type ComponentType } from 'react';
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
import { TRADE_ICONS, type TradeIcon, type UsualIcon } from '../../domain/schema/closed-lists.ts';

type Icon = ComponentType<SvgIconProps>;

/** Without network the icon is the usual one: a menu never fails for it. */
function tradeIcon(name: TradeIcon): Icon {
  const Late = lazy<Icon>(() =>
    import('./trade-icons.ts').then(
      (icons) => ({ default: icons.ICONS[name] }),
      () => ({ default: TableIcon }),
    ),
  );
  return function TradeIcon(props) {
    return (
      <Suspense fallback={<TableIcon {...props} />}>
        <Late {...props} />
      </Suspense>
    );
  };
}

const USUAL = {
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
} satisfies Record<UsualIcon, Icon>;

/** The icons that `x-resource.icon` can name. */
const ICONS: Readonly<Record<string, Icon>> = {
  ...USUAL,
  ...Object.fromEntries(TRADE_ICONS.map((name) => [name, tradeIcon(name)])),
};

/** The icon of a resource; a table for an unknown name. */
export function resourceIcon(name: string): Icon {
  return ICONS[name] ?? TableIcon;
}
