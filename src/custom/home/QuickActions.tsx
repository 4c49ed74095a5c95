import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AddOrderIcon from '@mui/icons-material/PostAdd';
import ClientIcon from '@mui/icons-material/PersonAddAltOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductIcon from '@mui/icons-material/AddBoxOutlined';
import EditStoreIcon from '@mui/icons-material/StorefrontOutlined';
import InventoryIcon from '@mui/icons-material/WarehouseOutlined';
import { Link } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { pathOf } from '../../schema/paths.ts';
import { ShareStore } from '../../shell/share/ShareStore.tsx';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { useAccess } from '../../schema/useAccess.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { HOME_WORDS, type HomeWords } from './home-words.ts';

type HomeActions = HomeWords['actions'];

interface QuickAction {
  word: keyof HomeActions;
  to: string;
  Icon: ComponentType<SvgIconProps>;
  shown: boolean;
  /** The page's one primary action. */
  primary?: true;
}

/** The most frequent actions of a merchant, as far as the user has access. */
export function QuickActions() {
  const { actions: words } = useDictionary(HOME_WORDS);
  const access = useAccess();
  const orders = useAllowed('orders');
  const customers = useAllowed('customers');
  const products = useAllowed('products');
  const actions: QuickAction[] = [
    { word: 'view_orders', to: pathOf('orders', 'list'), Icon: OrdersIcon, shown: orders('list') },
    {
      word: 'create_order',
      to: pathOf('orders', 'create'),
      Icon: AddOrderIcon,
      shown: orders('create'),
      primary: true,
    },
    {
      word: 'add_client',
      to: pathOf('customers', 'create'),
      Icon: ClientIcon,
      shown: customers('create'),
    },
    {
      word: 'add_product',
      to: pathOf('products', 'create'),
      Icon: ProductIcon,
      shown: products('create'),
    },
    { word: 'inventory', to: '/inventory', Icon: InventoryIcon, shown: products('list') },
    {
      word: 'edit_store',
      to: '/editar-tienda',
      Icon: EditStoreIcon,
      shown: access !== null && judge(access, { permission: 'settings.write' }) === 'allowed',
    },
  ];
  return (
    <Box component="section">
      <SectionTitle>{words.title}</SectionTitle>
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
          .map(({ word, to, Icon, primary }) => (
            <Button
              key={word}
              component={Link}
              to={to}
              variant={primary ? 'contained' : 'outlined'}
              startIcon={<Icon />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 56 }}
            >
              {words[word]}
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
