import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ChatDraftAnswer } from '../../../../domain/chat/chat-answers.ts';
import { LONGEST_CHAT } from '../../../../domain/chat/messages.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import { PASTE_CHAT_WORDS } from '../../../../generated/words/paste-chat.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRecord, useRecordsById } from '../../../schema/record-hooks.ts';
import { Dialog, DialogChoice } from '../../../ui/dialog/Dialog.tsx';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { quiet } from '../../../theme/styles.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { RowsSkeleton, useNeedsSignal } from '../../../ui/state/PageStates.tsx';
import { ChatReview } from './ChatReview.tsx';
import { reviewedLines, type Removable, type ReviewedLine } from './chat-draft.ts';

/** What is left of a draft after its review. */
export interface UsedDraft {
  draft: ChatDraftAnswer;
  removed: ReadonlySet<Removable>;
  known: Customer | undefined;
  lines: readonly ReviewedLine[];
}

export interface PasteChatProps {
  /** What was shared into the app; empty where somebody pastes it. */
  shared: string;
  onUse(draft: UsedDraft): void;
  onClose(): void;
}

/** The buttons change with the draft, and the focus was on one of them: what is new on screen takes it. */
function focusNow(element: HTMLElement | null): void {
  element?.focus();
}

/** A pasted chat becomes a draft of an order, which is reviewed before the form takes it. Nothing is stored. */
export default function PasteChat({ shared, onUse, onClose }: PasteChatProps) {
  const words = useWords(PASTE_CHAT_WORDS);
  const [text, setText] = useState(shared);
  const [draft, setDraft] = useState<ChatDraftAnswer | null>(null);
  const blocked = useNeedsSignal();
  const reading = useReading(setDraft);
  const review = useReview(draft);
  return (
    <Dialog
      title={words.title}
      typed={draft === null}
      busy={reading.busy}
      onClose={onClose}
      actions={
        draft === null ? (
          <DialogChoice
            key="read"
            busy={reading.busy}
            disabled={blocked !== undefined}
            confirm={words.read}
            onConfirm={() => reading.read(text)}
            onCancel={onClose}
          />
        ) : (
          <DialogChoice
            key="use"
            disabled={review.loading || isEmpty(draft)}
            cancel={words.again}
            confirm={words.use}
            onConfirm={() => {
              const used = review.use();
              if (used !== undefined) onUse(used);
            }}
            onCancel={() => setDraft(null)}
          />
        )
      }
    >
      {draft === null ? (
        <LabelledInput
          label={words.text}
          help={words.text_help}
          error={reading.problem}
          value={text}
          inputRef={focusNow}
          multiline
          minRows={6}
          maxRows={14}
          onChange={(next) => {
            reading.forget();
            setText(next);
          }}
        />
      ) : (
        <Box ref={focusNow} tabIndex={-1} sx={{ outline: 'none' }}>
          {isEmpty(draft) && <Alert severity="info">{words.nothing}</Alert>}
          {review.loading ? (
            <RowsSkeleton rows={3} height={64} />
          ) : (
            <ChatReview {...review.shown} draft={draft} />
          )}
        </Box>
      )}
      {blocked !== undefined && <Box sx={quiet}>{blocked}</Box>}
    </Dialog>
  );
}

/** Has the text read by the server; a problem is said at the box. */
function useReading(onRead: (draft: ChatDraftAnswer) => void) {
  const words = useWords(PASTE_CHAT_WORDS);
  const number = useNumber();
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [problem, setProblem] = useState<string>();
  const read = (text: string) => {
    const typed = text.trim();
    if (typed === '') return setProblem(words.text_missing);
    if (typed.length > LONGEST_CHAT)
      return setProblem(fill(words.text_long, { limit: number(LONGEST_CHAT) }));
    setProblem(undefined);
    return void run(async () => (await provider.loadOrderCalls()).readChat(typed), {
      onDone: onRead,
      onFailure: (failure) => setProblem(failureSentence(translate, failure)),
    });
  };
  return { busy, problem, read, forget: () => setProblem(undefined) };
}

const NOTHING_REMOVED: ReadonlySet<Removable> = new Set();

/** What was changed and removed of a draft, over its products as they are now and its customer. */
function useReview(draft: ChatDraftAnswer | null) {
  const ids = [...new Set(draft?.lines.flatMap(({ product_ids }) => product_ids))];
  const products = useRecordsById('products', ids, { enabled: ids.length > 0 });
  const { data: known, isLoading } = useRecord('customers', draft?.customer_id ?? 0, {
    enabled: draft !== null && draft.customer_id !== null,
  });
  // Changes belong to one draft: another text begins anew.
  const [of, setOf] = useState(draft);
  const [removed, setRemoved] = useState(NOTHING_REMOVED);
  const [changed, setChanged] = useState<readonly ReviewedLine[] | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  if (of !== draft) {
    setOf(draft);
    setRemoved(NOTHING_REMOVED);
    setChanged(null);
    setUnchosen(false);
  }
  const lines = changed ?? reviewedLines(draft?.lines ?? [], products);
  return {
    loading: isLoading || (ids.length > 0 && products.length === 0),
    /** What is used; undefined while something is to be chosen. */
    use: (): UsedDraft | undefined => {
      if (draft === null) return undefined;
      if (lines.every(({ chosen }) => chosen !== null)) return { draft, removed, known, lines };
      setUnchosen(true);
      return undefined;
    },
    shown: {
      known,
      removed,
      lines,
      unchosen,
      onRemove: (fact: Removable) => setRemoved(new Set([...removed, fact])),
      onLines: setChanged,
    },
  };
}

function isEmpty({ lines, name, phone, address, city_id }: ChatDraftAnswer): boolean {
  return lines.length === 0 && [name, phone, address, city_id].every((guess) => guess === null);
}
