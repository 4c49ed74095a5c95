import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ChatDraftAnswer } from '../../../../domain/chat/chat-answers.ts';
import type { Offer } from '../../../../domain/orders/order-lines.ts';
import { formatPhone } from '../../../../domain/phones/notations.ts';
import { cityAndState, findCity } from '../../../../domain/places/cities.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import { PASTE_CHAT_WORDS } from '../../../../generated/words/paste-chat.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useRepresent } from '../../../schema/representation.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { QuantityStepper } from '../form/QuantityStepper.tsx';
import { FACTS, isSoldOut, type Fact, type Removable, type ReviewedLine } from './chat-draft.ts';

interface ChatReviewProps {
  draft: ChatDraftAnswer;
  known: Customer | undefined;
  removed: ReadonlySet<Removable>;
  lines: readonly ReviewedLine[];
  /** Whether somebody tried to go on while a line is to be chosen. */
  unchosen: boolean;
  onRemove(fact: Removable): void;
  onLines(lines: ReviewedLine[]): void;
}

/** All that was read, each with the words that it comes from, to be changed or removed. */
export function ChatReview({ draft, known, removed, lines, unchosen, onRemove, onLines }: ChatReviewProps) {
  const words = useWords(PASTE_CHAT_WORDS);
  const firstOpen = lines.find(({ chosen }) => chosen === null);
  const set = (line: ReviewedLine, next: ReviewedLine[]) =>
    onLines(lines.flatMap((other) => (other === line ? next : [other])));
  return (
    <>
      <Buyer draft={draft} known={known} removed={removed} onRemove={onRemove} />
      <Part title={words.products}>
        {lines.map((line) => (
          <LineRow
            key={line.from}
            line={line}
            unchosen={unchosen}
            first={line === firstOpen}
            onChange={(changed) => set(line, [changed])}
            onRemove={() => set(line, [])}
          />
        ))}
        {lines.length === 0 && (
          <Box component="li" sx={quiet}>
            {draft.lines.length === 0 ? words.no_products : words.removed_all}
          </Box>
        )}
      </Part>
      {draft.unread.length > 0 && (
        <Part title={words.unread}>
          {draft.unread.map((part) => (
            <Box key={part} component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              {fill(words.said, { words: part })}
            </Box>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 1 }}>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** What is said of the buyer: a saved customer instead of their name and number. */
function Buyer({
  draft,
  known,
  removed,
  onRemove,
}: Pick<ChatReviewProps, 'draft' | 'known' | 'removed' | 'onRemove'>) {
  const words = useWords(PASTE_CHAT_WORDS);
  const represent = useRepresent();
  const isKnown = known !== undefined && !removed.has('customer');
  const said = FACTS.filter((fact) => draft[fact] !== null && !(isKnown && OF_PERSON.has(fact)));
  const isNew = !isKnown && said.some((fact) => OF_PERSON.has(fact));
  const rows = said.map((fact) => ({
    fact,
    value: textOf(fact, draft[fact]?.value ?? ''),
    from: fill(words.said, { words: draft[fact]?.from ?? '' }),
  }));
  const shown: { fact: Removable; value: string; from: string }[] = [
    ...(isKnown
      ? [
          {
            fact: 'customer' as const,
            value: fill(words.known, { name: represent('customers', known) }),
            from: fill(words.said, { words: (draft.phone ?? draft.name)?.from ?? '' }),
          },
        ]
      : []),
    ...rows,
    ...(isNew && (draft.email === null || draft.dni === null)
      ? [{ fact: 'lacks' as const, value: words.facts.lacks, from: words.lacks_from }]
      : []),
  ].filter(({ fact }) => !removed.has(fact));
  if (shown.length === 0) return null;
  return (
    <Part title={words.buyer}>
      {shown.map(({ fact, value, from }) => (
        <Row key={fact} name={words.facts[fact]} onRemove={() => onRemove(fact)}>
          <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{value}</Box>
          <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{from}</Box>
        </Row>
      ))}
    </Part>
  );
}

const OF_PERSON: ReadonlySet<Fact> = new Set(['name', 'phone', 'email', 'dni']);

function textOf(fact: Fact, value: string): string {
  if (fact === 'phone') return formatPhone(value);
  const city = fact === 'city_id' ? findCity(value) : undefined;
  return city === undefined ? value : cityAndState(city);
}

interface RowProps {
  name: string;
  onRemove(): void;
  children: ReactNode;
}

function Row({ name, onRemove, children }: RowProps) {
  const words = useWords(PASTE_CHAT_WORDS);
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: 1,
        py: 1,
        borderBottom: `1px solid ${color('line')}`,
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <IconButton aria-label={fill(words.remove, { name })} onClick={onRemove} sx={{ mt: -0.5 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface LineRowProps {
  line: ReviewedLine;
  unchosen: boolean;
  /** The first line that is to be chosen. */
  first: boolean;
  onChange(line: ReviewedLine): void;
  onRemove(): void;
}

/** A line: its product or the choice between some, the quantity, and the words that asked for it. */
function LineRow({ line, unchosen, first, onChange, onRemove }: LineRowProps) {
  const words = useWords(PASTE_CHAT_WORDS);
  const money = useMoney();
  const { chosen, offers, from, quantity } = line;
  const name = chosen?.name ?? from;
  return (
    <Row name={name} onRemove={onRemove}>
      {chosen === null ? (
        <Choices
          line={line}
          unchosen={unchosen}
          focused={unchosen && first}
          onChoose={(offer) => onChange({ ...line, chosen: offer })}
        />
      ) : (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Thumbnail url={chosen.picture_url} name={chosen.name} size={48} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{chosen.name}</Box>
            <Box sx={{ ...quiet, fontVariantNumeric: 'tabular-nums' }}>
              {[money(chosen.price), isSoldOut(chosen) && words.sold_out].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        </Box>
      )}
      <Box sx={{ ...quiet, overflowWrap: 'anywhere', my: 0.5 }}>{fill(words.said, { words: from })}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <QuantityStepper
          name={name}
          quantity={quantity}
          describedBy={undefined}
          onQuantity={(next) => onChange({ ...line, quantity: next })}
        />
        {chosen !== null && offers.length > 1 && (
          <Button size="small" onClick={() => onChange({ ...line, chosen: null })}>
            {words.change}
          </Button>
        )}
      </Box>
    </Row>
  );
}

interface ChoicesProps {
  line: ReviewedLine;
  unchosen: boolean;
  /** It is what keeps the draft from being used. */
  focused: boolean;
  onChoose(offer: Offer): void;
}

function Choices({ line, unchosen, focused, onChoose }: ChoicesProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector('button')?.focus();
  }, [focused]);
  const words = useWords(PASTE_CHAT_WORDS);
  // Variants of one product have its name before their own.
  const shared = sharedBeginning(line.offers.map(({ name }) => name));
  const title = shared === '' ? words.which : fill(words.which_of, { name: shared });
  return (
    <>
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Box>
      <Box
        component="fieldset"
        ref={place}
        aria-label={title}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: 0, my: 1, p: 0, border: 0 }}
      >
        {line.offers.map((offer) => (
          <Button
            key={`${offer.product_id}.${offer.product_variant_id}`}
            variant="outlined"
            onClick={() => onChoose(offer)}
            sx={{ minHeight: 'var(--target)', textAlign: 'left' }}
          >
            {[offer.name.slice(shared.length).trim() || offer.name, isSoldOut(offer) && `(${words.sold_out})`]
              .filter(Boolean)
              .join(' ')}
          </Button>
        ))}
      </Box>
      {unchosen && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {words.choose_first}
        </FormHelperText>
      )}
    </>
  );
}

/** The whole words with which all of some names begin; empty where they share none. */
function sharedBeginning(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const words = first.split(' ');
  let shared = '';
  for (const [at, word] of words.entries()) {
    const next = words.slice(0, at + 1).join(' ');
    if (word === '' || !others.every((name) => `${name} `.startsWith(`${next} `))) break;
    shared = next;
  }
  return shared;
}
