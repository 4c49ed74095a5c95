import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AddOrderIcon from '@mui/icons-material/PostAdd';
import ClientIcon from '@mui/icons-material/PersonAddAltOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductIcon from '@mui/icons-material/AddBoxOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { pathOf } from '../../schema/paths.ts';
import { ShareStore } from '../../shell/share/ShareStore.tsx';
import { SectionTitle } from '../../ui/card/SectionTitle.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';

interface QuickAction {
  word: string;
  to: string;
  Icon: ComponentType<SvgIconProps>;
  shown: boolean;
}

/** The most frequent actions of a merchant, as far as the user has access. */
export function QuickActions() {
  const translate = useTranslate();
  const orders = useAllowed('orders');
  const customers = useAllowed('customers');
  const products = useAllowed('products');
  const actions: QuickAction[] = [
    { word: 'home.view_orders', to: pathOf('orders', 'list'), Icon: OrdersIcon, shown: orders('list') },
    {
      word: 'home.create_order',
      to: pathOf('orders', 'create'),
      Icon: AddOrderIcon,
      shown: orders('create'),
    },
    {
      word: 'home.add_client',
      to: pathOf('customers', 'create'),
      Icon: ClientIcon,
      shown: customers('create'),
    },
    {
      word: 'home.add_product',
      to: pathOf('products', 'create'),
      Icon: ProductIcon,
      shown: products('create'),
    },
  ];
  return (
    <Box component="section">
      <SectionTitle>{translate('home.quick_actions')}</SectionTitle>
      <Box
        sx={{
          display: 'grid',
          mt: 1,
          gap: 1,
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))',
            sm: 'repeat(auto-fill, minmax(12rem, 1fr))',
          },
        }}
      >
        {actions
          .filter(({ shown }) => shown)
          .map(({ word, to, Icon }) => (
            <Button
              key={word}
              component={Link}
              to={to}
              variant="outlined"
              startIcon={<Icon />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 56 }}
            >
              {translate(word)}
            </Button>
          ))}
        <ShareStore
          variant="outlined"
          sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 56 }}
        />
      </Box>
    </Box>
  );
}
