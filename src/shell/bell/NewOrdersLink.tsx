import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { useInactive } from '../../authProvider/useInactive.ts';
import { useNewOrders } from './useNewOrders.ts';

/** A link to the orders on every page, with the number of orders since the user last opened the list. */
export function NewOrdersLink() {
  const translate = useTranslate();
  const inactive = useInactive();
  const allowed = useAllowed('orders')('list') && !inactive;
  const count = useNewOrders(allowed);
  if (!allowed) return null;
  const words = translate('shell.orders');
  const news = count === 0 ? words : `${words}: ${translate('shell.new_orders', { smart_count: count })}`;
  return (
    <>
      <IconButton component={Link} to={pathOf('orders', 'list')} aria-label={news} title={news}>
        <Badge badgeContent={count === 0 ? undefined : count} color="error" max={99}>
          <OrdersIcon />
        </Badge>
      </IconButton>
      <Box component="output" sx={visuallyHidden}>
        {count > 0 && translate('shell.new_orders', { smart_count: count })}
      </Box>
    </>
  );
}
