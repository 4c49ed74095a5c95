import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Link } from 'react-router-dom';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_LIST_WORDS } from '../../../../generated/words/orders-list.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { FieldDisplay } from '../../../kinds/display/FieldDisplay.tsx';
import { PlainContext } from '../../../kinds/fields/field.ts';
import { CARD_ACTIONS } from '../../../ui/card/CardLink.tsx';
import type { CardProps } from '../../../manifest/manifest.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useShown } from '../../../schema/useAllowed.ts';
import { useListDescriptor } from '../../../schema/useDescriptor.ts';
import { CardLink } from '../../../ui/card/CardLink.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { CurrencyContext, Money } from '../../../ui/figure/Money.tsx';
import { OrderBalance, OrderKept, OrderStates } from '../OrderState.tsx';
import { useOrderChat } from '../useOrderChat.ts';
import styles from './OrderCard.module.css';
import { QuickStep } from './QuickStep.tsx';

/** An order on a phone: which and when, how much, who, both states, and what to do next (ORD-06). */
export function OrderCard({ record }: CardProps<'orders'>) {
  return (
    <CurrencyContext value={record.currency}>
      <Card order={record} />
    </CurrencyContext>
  );
}

function Card({ order }: { order: Order }) {
  const words = useWords(ORDERS_LIST_WORDS);
  const { nobody } = useWords(ORDERS_SHOW_WORDS);
  const chat = useOrderChat(order);
  const locale = useIntlLocale();
  const path = pathOf('orders', 'show', order.id);
  const sequence = String(order.sequence ?? '');
  const buyer = [order.customer?.first_name, order.customer?.last_name].filter(Boolean).join(' ') || nobody;
  return (
    <div className={styles['card']}>
      <div className={styles['head']}>
        <div className={styles['buyer']}>
          <CardLink to={path}>#{sequence}</CardLink> <span>{buyer}</span>
        </div>
        <div className={styles['total']}>
          <Money amount={order.total ?? 0} />
        </div>
      </div>
      <div className={styles['body']}>
        <div className={styles['facts']}>
          <OrderFacts order={order} />
          <div>
            {fillCount(words.count, order.order_details.length, locale)}
            {' · '}
            <Link
              to={path}
              className={`${CARD_ACTIONS} ${styles['detail']}`}
              aria-label={fill(words.detail_of, { sequence })}
            >
              {words.detail}
            </Link>
          </div>
        </div>
        <div className={`${CARD_ACTIONS} ${styles['steps']}`}>
          <QuickStep order={order} />
          {chat !== undefined && (
            <a
              className={styles['chat']}
              href={chat.href}
              title={chat.action}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={fill(words.write, { name: buyer })}
            >
              <WhatsAppIcon />
            </a>
          )}
        </div>
      </div>
      <OrderKept order={order} />
      <OrderBalance order={order} />
      <div className={styles['states']}>
        <OrderStates order={order} />
      </div>
    </div>
  );
}

/**
 * 'hoy, 9:02 p. m. · Chapinero'; a branch that finds no room beside the date takes the next line. Of its only branch a
 * shop says nothing.
 */
function OrderFacts({ order }: { order: Order }) {
  const branch = useListDescriptor().fields['user_store_id'];
  const shown = useShown();
  return (
    <PlainContext value>
      <div className={styles['about']}>
        <span>
          <DateText at={order.date} time />
        </span>{' '}
        {branch && shown(branch) && order.user_store_id !== null && (
          <span>
            <FieldDisplay field={branch} value={order.user_store_id} record={order} />
          </span>
        )}
      </div>
    </PlainContext>
  );
}
