import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import {
  changed,
  changesOf,
  fittedLines,
  isForgotten,
  type LineChange,
} from '../../../../domain/orders/noted-order.ts';
import { ORDERS_NOTED_WORDS } from '../../../../generated/words/orders-noted.ts';
import { useOnline } from '../../../dataProvider/useOnline.ts';
import { fieldSentence } from '../../../i18n/sentences.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { panel, quiet } from '../../../theme/styles.ts';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { Money, useMoney } from '../../../ui/figure/Money.tsx';
import { failureSentence } from '../../../ui/form/useWrite.ts';
import { about, UNDO_NOTICE, UndoMessage } from '../../../ui/notice/UndoMessage.tsx';
import { formSource, soldProducts } from '../form/manual-order.ts';
import { changeNoted, putNoted } from './change-noted.ts';
import { buyerOf, estimateOf } from './noted-lines.ts';
import { useNotedOrders, useNotedState, type Noted } from './noted-orders.ts';

/** On a phone the list of orders begins soon below. */
const FEW = 3;

/** Above the list of orders, those that only this device has. */
export default function NotedOrders() {
  const words = useWords(ORDERS_NOTED_WORDS);
  const locale = useIntlLocale();
  const noted = useNotedOrders();
  const { orders, sending } = useNotedState();
  const online = useOnline();
  const [all, setAll] = useState(false);
  const [now] = useState(() => Date.now());
  const shown = all ? orders : orders.slice(0, FEW);
  return (
    <Box component="section" aria-label={words.title} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Box component="h2" sx={{ m: 0, font: 'inherit', fontWeight: 700 }}>
            {fillCount(words.heading, orders.length, locale)}
          </Box>
          <Box sx={quiet}>{words.where}</Box>
        </Box>
        {online && orders.some(({ refusal }) => refusal === null) && (
          <Button
            variant="outlined"
            loading={sending !== null}
            onClick={noted.sendNow}
            sx={{ minHeight: 'var(--target)' }}
          >
            {words.send_now}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((order) => (
          <NotedCard
            key={order.id}
            order={order}
            underWay={sending === order.id}
            forgotten={isForgotten(order, now)}
          />
        ))}
      </Box>
      {shown.length < orders.length && (
        <Button onClick={() => setAll(true)} sx={{ minHeight: 'var(--target)' }}>
          {fillCount(words.all, orders.length, locale)}
        </Button>
      )}
    </Box>
  );
}

interface NotedCardProps {
  order: Noted;
  underWay: boolean;
  /** The server may not know any more whether it has the order. */
  forgotten: boolean;
}

function NotedCard({ order, underWay, forgotten }: NotedCardProps) {
  const words = useWords(ORDERS_NOTED_WORDS);
  const { values, refusal, notedAt } = order;
  const lines = values.order_details;
  const what = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return (
    <Box component="li" aria-label={buyerOf(values)} sx={{ ...panel, p: 1.5, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>{buyerOf(values)}</Box>
        <Box sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          <Money amount={estimateOf(values)} />
        </Box>
      </Box>
      <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{what}</Box>
      <Box sx={quiet}>
        {underWay ? words.sending : words.unsent}
        {' · '}
        <DateText at={new Date(notedAt).toISOString()} time />
      </Box>
      {refusal !== null && <Refused order={order} />}
      {refusal === null && order.unclearSince !== null && !forgotten && <Box sx={quiet}>{words.unclear}</Box>}
      {refusal === null && forgotten && <Alert severity="warning">{words.forgotten}</Alert>}
      <Actions order={order} underWay={underWay} forgotten={forgotten} />
    </Box>
  );
}

/** What no longer fits, line by line, and what else the store has against it. */
function Refused({ order: { values, refusal } }: { order: Noted }) {
  const words = useWords(ORDERS_NOTED_WORDS);
  const translate = useTranslate();
  const locale = useIntlLocale();
  const money = useMoney();
  if (refusal === null) return null;
  if (refusal.order !== undefined)
    return (
      <Alert severity="warning">{fill(words.arrived, { sequence: refusal.order.sequence ?? '' })}</Alert>
    );
  const { lines, others } = changesOf(values.order_details, refusal.fields);
  const sentenceOf = (change: LineChange): string => {
    const name = values.order_details[change.at]?.name ?? '';
    if (change.kind === 'gone') return fill(words.gone, { name });
    if (change.kind === 'price')
      return fill(words.price, { name, before: money(change.before), now: money(change.now) });
    const { wanted, left } = change;
    return left > 0
      ? fillCount(words.short, left, locale, { name, wanted })
      : fill(words.sold_out, { name, wanted });
  };
  const sentences = [
    ...lines.map(sentenceOf),
    ...Object.entries(others).map(([source, problem]) =>
      fieldSentence(translate, 'orders', formSource(source), problem),
    ),
  ];
  return (
    <Alert severity="warning" role="alert">
      <Box sx={{ fontWeight: 500 }}>{words.refused}</Box>
      {sentences.length === 0
        ? failureSentence(translate, { message: `errors.${refusal.code}` })
        : sentences.map((sentence) => <div key={sentence}>{sentence}</div>)}
    </Alert>
  );
}

function Actions({ order, underWay, forgotten }: NotedCardProps) {
  const words = useWords(ORDERS_NOTED_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const noted = useNotedOrders();
  const name = buyerOf(order.values);
  const { refusal } = order;
  const changes = refusal === null ? undefined : changesOf(order.values.order_details, refusal.fields);
  const fits =
    changes && changes.lines.length > 0 && Object.keys(changes.others).length === 0
      ? fittedLines(order.values.order_details, changes.lines)
      : null;
  const prices = changes?.lines.every(({ kind }) => kind === 'price') === true;
  const discard = async () => {
    await changeNoted(noted, order.id, () => null);
    const back = () => void putNoted(noted, order);
    notify(
      <UndoMessage text={fill(words.discarded, { name })} label={translate('app.undo')} onUndo={back} />,
      { ...about('noted-orders', order.id), autoHideDuration: UNDO_NOTICE },
    );
  };
  const accept = async (lines: NonNullable<typeof fits>) => {
    const products = soldProducts(lines);
    await changeNoted(noted, order.id, (one) =>
      changed(one, {
        values: { ...one.values, order_details: [...lines] },
        body: { ...one.body, products },
      }),
    );
    noted.sendNow();
  };
  /** Somebody has looked whether it is there. */
  const sendAgain = async () => {
    await changeNoted(noted, order.id, (one) => ({ ...one, unclearSince: null }));
    noted.sendNow();
  };
  const size = { minHeight: 'var(--target)' };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1, mb: -1 }}>
      {fits && (
        <Button
          variant="contained"
          disabled={underWay}
          onClick={() => void accept(fits)}
          sx={{ ...size, ml: 1 }}
        >
          {prices ? words.accept_price : words.accept_rest}
        </Button>
      )}
      {refusal?.order !== undefined && (
        <Button component={RouterLink} to={pathOf('orders', 'show', refusal.order.id)} sx={size}>
          {words.open_arrived}
        </Button>
      )}
      {refusal === null && forgotten && (
        <Button onClick={() => void sendAgain()} sx={size}>
          {words.send_again}
        </Button>
      )}
      {refusal?.order === undefined && (
        <Button
          component={RouterLink}
          to={`${pathOf('orders', 'create')}?noted=${order.id}`}
          disabled={underWay}
          aria-label={fill(words.change_of, { name })}
          sx={size}
        >
          {words.change}
        </Button>
      )}
      <Button
        color="error"
        disabled={underWay}
        aria-label={fill(words.discard_of, { name })}
        onClick={() => void discard()}
        sx={size}
      >
        {words.discard}
      </Button>
    </Box>
  );
}
