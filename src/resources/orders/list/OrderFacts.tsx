import Box from '@mui/material/Box';
import type { Order } from '../../../../generated/orders/types.ts';
import { FieldDisplay } from '../../../generator/fields/FieldDisplay.tsx';
import { PlainContext } from '../../../generator/fields/plain.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { useListDescriptor } from '../../../schema/useListDescriptor.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { LIST_WORDS } from './list-words.ts';

/** '2 productos · Chapinero' */
export function OrderFacts({ order }: { order: Order }) {
  const words = useDictionary(LIST_WORDS);
  const locale = useIntlLocale();
  const branch = useListDescriptor().fields['user_store_id'];
  return (
    <PlainContext value>
      <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>
        {fillCount(words.count, order.order_details.length, locale)}
        {branch && order.user_store_id !== null && (
          <>
            {' · '}
            <FieldDisplay field={branch} value={order.user_store_id} record={order} />
          </>
        )}
      </Box>
    </PlainContext>
  );
}
