import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import type { Order } from '../../../../generated/orders/types.ts';
import { useDeleteRecord } from '../../../generator/form/useDeleteRecord.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { PHONE } from '../../../theme/widths.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { ORDER_WORDS } from '../order-words.ts';

/** What is done with an order besides its next step: a menu on phones, buttons where there is room. */
export function OrderMenu({ order }: { order: Order }) {
  const translate = useTranslate();
  const words = useDictionary(ORDER_WORDS);
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const mayEdit = useAllowed('orders')('edit');
  const deletion = useDeleteRecord('orders', order);
  const edit = pathOf('orders', 'edit', order.id);
  if (!phone)
    return (
      <>
        {deletion.allowed && (
          <Button color="error" startIcon={<DeleteOutlineIcon />} onClick={deletion.ask}>
            {translate('ra.action.delete')}
          </Button>
        )}
        {mayEdit && (
          <Button component={Link} to={edit} variant="outlined" startIcon={<EditIcon />}>
            {translate('ra.action.edit')}
          </Button>
        )}
        {deletion.question}
      </>
    );
  const choices = [
    ...(mayEdit
      ? [{ key: 'edit', label: translate('ra.action.edit'), onChoose: () => void navigate(edit) }]
      : []),
    ...(deletion.allowed
      ? [{ key: 'delete', label: translate('ra.action.delete'), onChoose: deletion.ask }]
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <>
      <MenuButton label={words.actions} icon={<MoreIcon />} choices={choices} compact />
      {deletion.question}
    </>
  );
}
