import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useController } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { CHAT_PARTS, CHAT_STAGES, renameParts, type ChatPart } from '../../../domain/orders/order-message.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { ChatSetting, StoreSettings } from '../../../domain/stores/store-settings.ts';
import { ORDER_CHAT_WORDS } from '../../../generated/words/order-chat.ts';
import { STORE_MESSAGES_WORDS } from '../../../generated/words/store-messages.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useOrderText, type TextedOrder } from '../../resources/orders/useOrderChat.ts';
import { pathOf } from '../../schema/paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { quiet } from '../../theme/styles.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ChatPreview } from '../../ui/contact/ChatPreview.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { SettingsPage } from './SettingsPages.tsx';

const NAMES = CHAT_STAGES.map((stage) => `chat_${stage}` as const);

/** `/config/messages`: what the WhatsApp button of an order says at each stage, with how a buyer reads it. */
export default function MessagesPage() {
  const words = useWords(STORE_MESSAGES_WORDS);
  return (
    <SettingsPage title={words.title} names={NAMES}>
      <Box sx={quiet}>{words.intro}</Box>
      {CHAT_STAGES.map((stage) => (
        <SectionCard key={stage} title={words[stage]} intro={words[`${stage}_help`]}>
          <MessageInput stage={stage} />
        </SectionCard>
      ))}
    </SettingsPage>
  );
}

/** The text of a stage in a box, ours where the merchant has none, and the details that may stand in it. */
function MessageInput({ stage }: { stage: (typeof CHAT_STAGES)[number] }) {
  const words = useWords(STORE_MESSAGES_WORDS);
  const ours = useWords(ORDER_CHAT_WORDS).texts[stage];
  const name: ChatSetting = `chat_${stage}`;
  const { field, fieldState } = useController<Partial<StoreSettings>, ChatSetting>({ name });
  const box = useRef<HTMLInputElement>(null);
  const text = field.value ?? ours;
  const { spoken, stored } = useSpokenParts();
  const write = (typed: string): void => {
    const next = renameParts(typed, stored);
    field.onChange(next === ours ? null : next);
  };
  const insert = (part: ChatPart): void => {
    const { value = '', selectionStart, selectionEnd } = box.current ?? {};
    const start = selectionStart ?? value.length;
    const added = `{${words.parts[part]}}`;
    write(value.slice(0, start) + added + value.slice(selectionEnd ?? start));
    // Behind what was added, once the box shows it.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start + added.length, start + added.length);
    });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
        <LabelledInput
          name={name}
          label={words.text}
          value={renameParts(text, spoken)}
          error={fieldState.error?.message}
          inputRef={box}
          multiline
          minRows={5}
          maxRows={16}
          onChange={write}
          onBlur={field.onBlur}
        />
        <Box
          component="fieldset"
          aria-label={words.insert}
          sx={{
            m: 0,
            p: 0,
            border: 0,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.75,
            alignItems: 'center',
          }}
        >
          {CHAT_PARTS.map((part) => (
            <Button
              key={part}
              size="small"
              variant="outlined"
              aria-label={fill(words.insert_part, { part: words.parts[part] })}
              onClick={() => insert(part)}
              sx={{ minHeight: 'var(--target)', minWidth: 0, px: 1 }}
            >
              {`{${words.parts[part]}}`}
            </Button>
          ))}
        </Box>
        {field.value != null && field.value !== '' && (
          <Button onClick={() => field.onChange(null)} sx={{ justifySelf: 'start' }}>
            {words.reset}
          </Button>
        )}
      </Box>
      <Preview stage={stage} text={text === '' ? ours : text} />
    </Box>
  );
}

/** The names of the parts as the merchant reads them, and back. */
function useSpokenParts() {
  const { parts } = useWords(STORE_MESSAGES_WORDS);
  return {
    spoken: new Map<string, string>(CHAT_PARTS.map((part) => [part, parts[part]])),
    stored: new Map<string, string>(CHAT_PARTS.map((part) => [parts[part], part])),
  };
}

interface PreviewProps {
  stage: (typeof CHAT_STAGES)[number];
  text: string;
}

/** A message as it stands in a chat, about an order of the stage that nobody made. */
function Preview({ stage, text }: PreviewProps) {
  const words = useWords(STORE_MESSAGES_WORDS);
  const write = useOrderText();
  const may = useAllowed('payment-channels-store')('list');
  const { transfer } = useStore()?.chat ?? {};
  const lacksTransfer = stage === 'pay' && transfer === null;
  return (
    <ChatPreview caption={words.preview} text={write(sampleOf(stage, words.sample), text)}>
      {lacksTransfer && (
        <Box sx={quiet}>
          {words.no_transfer}{' '}
          {may && (
            <Link component={RouterLink} to={pathOf('payment-channels-store', 'list')}>
              {words.to_channels}
            </Link>
          )}
        </Box>
      )}
    </ChatPreview>
  );
}

/** An order of a stage, with all that a text may say of it. */
function sampleOf(
  stage: PreviewProps['stage'],
  words: { name: string; product: string; other: string },
): TextedOrder {
  const sent = stage === 'sent' || stage === 'done';
  return {
    sequence: 128,
    customer: { first_name: words.name },
    order_details: [
      { name: words.product, quantity: 1, price: 45_000 },
      { name: words.other, quantity: 2, price: 89_900 },
    ],
    order_status_id: stage === 'pay' ? ORDER_STATUS.pending : ORDER_STATUS.paid,
    discount: 0,
    shipping_cost: 9_000,
    total: 233_800,
    paid: stage === 'pay' ? 0 : 233_800,
    refunded: 0,
    carrier: sent ? 'Servientrega' : null,
    tracking_number: sent ? '2046817734' : null,
    tracking_url: null,
  };
}
