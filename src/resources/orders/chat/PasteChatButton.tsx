import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChatIcon from '@mui/icons-material/ContentPasteOutlined';
import { useNotify } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { PASTE_CHAT_WORDS } from '../../../../generated/words/paste-chat.ts';
import { useWords } from '../../../i18n/words.ts';
import { useMayLookUp } from '../../../schema/useAllowed.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { about } from '../../../ui/notice/UndoMessage.tsx';
import type { ManualOrder } from '../form/manual-order.ts';
import { takeShared } from '../taken-share.ts';
import { filledFrom } from './chat-draft.ts';
import type { PasteChatProps, UsedDraft } from './PasteChat.tsx';

const { Part: PasteChat, preloading } = lazyPopup<PasteChatProps>(() => import('./PasteChat.tsx'));

/** Fills the form of a new order from a chat that is pasted, or that the phone has shared into the app. */
export function PasteChatButton() {
  const words = useWords(PASTE_CHAT_WORDS);
  const notify = useNotify();
  const { getValues, setValue } = useFormContext<ManualOrder>();
  const mayLookUp = useMayLookUp('products');
  const [shared, setShared] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    void takeText().then((text) => {
      if (here && text !== null) setShared(text);
    });
    return () => {
      here = false;
    };
  }, []);
  if (!mayLookUp) return null;
  const use = (draft: UsedDraft) => {
    const before = getValues();
    const after = filledFrom(draft, before);
    const options = { shouldDirty: true, shouldValidate: false } as const;
    setValue('customer', after.customer, options);
    setValue('shipping_information', after.shipping_information, options);
    setValue('order_details', after.order_details, options);
    setShared(null);
    notify(words.used, { ...about('manual-order', 'chat'), type: 'success' });
  };
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<ChatIcon />}
        aria-haspopup="dialog"
        {...preloading}
        onClick={() => setShared('')}
      >
        {words.open}
      </Button>
      {shared !== null && <PasteChat shared={shared} onUse={use} onClose={() => setShared(null)} />}
    </Box>
  );
}

/** The messages that were shared; null without any. */
async function takeText(): Promise<string | null> {
  const text = await (await takeShared('text'))?.text();
  return text === undefined || text.trim() === '' ? null : text;
}
