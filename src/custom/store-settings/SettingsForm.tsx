import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider, useNotify } from 'ra-core';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { spokenCurrency, wholeUnits } from '../../../domain/money/currency.ts';
import { offersOf } from '../../../domain/orders/order-lines.ts';
import { lowestPrice } from '../../../domain/orders/totals.ts';
import {
  brokenSettings,
  isSameSetting,
  type ChatSetting,
  type StoreSettings,
} from '../../../domain/stores/store-settings.ts';
import { STORE_SETTINGS_WORDS, type StoreSettingsWords } from '../../../generated/words/store-settings.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { StoredStore } from '../../../domain/stores/store-answers.ts';
import { InputSetContext } from '../../kinds/inputs/input.ts';
import { WIDGETS } from '../../kinds/display/widgets.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';
import { ChangesBar, LeaveGuard, ProblemNotice, RestoredNotice } from '../../ui/form/SaveBar.tsx';
import { OF_VALUES, useWriteForm, type Edit } from '../../ui/form/useWriteForm.ts';

interface SettingsFormProps {
  stored: StoredStore;
  /** The settings of this page. */
  names: readonly (keyof StoreSettings)[];
  /** What the notice says after a save; without it, that they are saved. */
  saySaved?: ((settings: StoreSettings) => string) | undefined;
  onSaved: (settings: StoredStore) => void;
  children: ReactNode;
}

type SettingsEdit = Edit<Partial<StoreSettings>, StoredStore>;

/** Some of the store's settings in one form and one write, with what somebody else changed meanwhile kept. */
export function SettingsForm({ stored, names, saySaved, onSaved, children }: SettingsFormProps) {
  const words = useWords(STORE_SETTINGS_WORDS);
  const notify = useNotify();
  const session = useSessionStore();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ typed: Partial<StoreSettings>; edit: SettingsEdit } | null>(null);
  const dataProvider = useDataProvider<AppDataProvider>();
  const inputs = useMemo(() => ({ widgets: WIDGETS, components: {}, fields: {} }), []);

  const write = async (
    typed: Partial<StoreSettings>,
    edit: SettingsEdit,
    confirmed = false,
  ): Promise<StoredStore | null> => {
    const { base = stored, rebase } = edit;
    const changes = changedSettings(typed, base, names);
    if (Object.keys(changes).length === 0) return base;
    if (changes.currency !== undefined && !confirmed) {
      setAsked({ typed, edit });
      return null;
    }
    const { readSettings, writeSettings } = await dataProvider.loadSettingsCalls();
    try {
      return await writeSettings(changes, base);
    } catch (error) {
      if (error instanceof ApiHttpError && error.code === 'stale') {
        const current = await readSettings();
        rebase(current, settingsOf(current, names), { ...settingsOf(current, names), ...changes });
      }
      throw error;
    }
  };

  const { form, formProps, send, saving, problem, restored, startOver, leavingRef, discard } = useWriteForm<
    Partial<StoreSettings>,
    StoredStore,
    StoredStore
  >({
    defaults: settingsOf(stored, names),
    base: stored,
    draftKey: `settings.${names.join('.')}`,
    validate: (typed) => ({
      ...sentencesOf(words, brokenSettings(settingsOf(typed, names))),
      ...(isEmptied(typed[BUTTON], stored[BUTTON]) && { [BUTTON]: words.errors.button_empty }),
    }),
    write: (typed, edit) => write(typed, edit),
    refusalOf: ({ code, fields }) => ({
      sentences: sentencesOf(
        words,
        names.filter((name) => Object.keys(fields).some((field) => field.split('.')[0] === name)),
      ),
      ...(code === 'stale' && { message: words.stale }),
    }),
    onSaved: async (settings) => {
      onSaved(settings);
      notify(saySaved?.(settings) ?? words.saved, { type: 'success' });
      // The session carries the currency, and what the store counts is another sum with it.
      await session.refresh();
      if (settings.currency !== stored.currency) await queries.invalidateQueries();
    },
    stays: true,
  });

  return (
    <FormProvider {...form}>
      <InputSetContext value={inputs}>
        <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2 }}>
          {restored && <RestoredNotice onDiscard={startOver} />}
          {children}
          {problem && <ProblemNotice problem={problem} />}
          <SettingsBar form={form} stored={stored[BUTTON]} busy={saving} />
        </Box>
        {asked?.typed.currency !== undefined && (
          <CurrencyQuestion
            stored={stored}
            chosen={asked.typed.currency}
            busy={saving}
            onConfirm={() =>
              void send(asked.typed, () => write(asked.typed, asked.edit, true)).finally(() => setAsked(null))
            }
            onCancel={() => setAsked(null)}
          />
        )}
        <LeaveGuard control={form.control} leavingRef={leavingRef} onDiscard={discard} />
      </InputSetContext>
    </FormProvider>
  );
}

interface SettingsBarProps {
  form: UseFormReturn<Partial<StoreSettings>>;
  /** The stored words of the button that sends an order. */
  stored: string | null;
  busy: boolean;
}

/** Words of the button that were emptied are said at their field at once, and nothing is saved until some are typed (spec 2 §5). */
function SettingsBar({ form, stored, busy }: SettingsBarProps) {
  const { errors } = useWords(STORE_SETTINGS_WORDS);
  const typed = useWatch({ control: form.control, name: BUTTON });
  const emptied = isEmptied(typed, stored);
  useEffect(() => {
    if (emptied) form.setError(BUTTON, { type: OF_VALUES, message: errors.button_empty });
    else if (form.getFieldState(BUTTON).error?.message === errors.button_empty) form.clearErrors(BUTTON);
  }, [emptied, form, errors]);
  return <ChangesBar control={form.control} busy={busy} blocked={emptied} />;
}

const BUTTON = 'call_to_action_button';

/** Whether stored words were emptied. A store that has none may leave them so; undefined on a page without them. */
function isEmptied(typed: string | null | undefined, stored: string | null): boolean {
  return typed !== undefined && (typed ?? '').trim() === '' && (stored ?? '') !== '';
}

function sentencesOf(
  { errors }: StoreSettingsWords,
  broken: readonly (keyof StoreSettings)[],
): Record<string, string> {
  return Object.fromEntries(broken.map((name) => [name, isChatText(name) ? errors.chat : errors[name]]));
}

/** Whether it is a text for WhatsApp. */
function isChatText(name: keyof StoreSettings): name is ChatSetting {
  return name.startsWith('chat_');
}

/** The named members alone. */
function settingsOf(
  settings: Partial<StoreSettings>,
  names: readonly (keyof StoreSettings)[],
): Partial<StoreSettings> {
  const some: Partial<StoreSettings> = {};
  for (const name of names) Object.assign(some, { [name]: settings[name] });
  return some;
}

/** What differs from the stored settings. */
function changedSettings(
  typed: Partial<StoreSettings>,
  stored: StoreSettings,
  names: readonly (keyof StoreSettings)[],
): Partial<StoreSettings> {
  return settingsOf(
    typed,
    names.filter((name) => !isSameSetting(typed[name], stored[name])),
  );
}

/** A price that anybody knows, where the shop has no product yet or the member does not read them. */
const ANY_PRICE = 45_000;
const NEWEST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } } as const;

interface CurrencyQuestionProps {
  stored: StoreSettings;
  /** ISO code of the chosen currency. */
  chosen: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What another currency means for this shop, with a price of its own, before anything is written (decision 80). */
function CurrencyQuestion({ stored, chosen, busy, onConfirm, onCancel }: CurrencyQuestionProps) {
  const { currency: words } = useWords(STORE_SETTINGS_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const products = useRecords('products', NEWEST, { enabled: useAllowed('products')('list') });
  const orders = useRecords('orders', NEWEST, { enabled: useAllowed('orders')('list') });
  const [product] = products.data ?? [];
  const price = product && lowestPrice(offersOf(product));
  const priced = { name: product?.name ?? '', ...amounts(price ?? ANY_PRICE) };
  function amounts(amount: number) {
    return { before: money(amount, wholeUnits(stored.currency)), after: money(amount, wholeUnits(chosen)) };
  }
  const sentences = [
    words.stay,
    fill(price === undefined ? words.any_example : words.example, priced),
    ...(products.total ? [fillCount(words.review, products.total, locale)] : []),
    ...(stored.delivery_cost_enabled ? [fill(words.shipping, amounts(stored.delivery_cost_details))] : []),
    ...(orders.total
      ? [fillCount(words.orders, orders.total, locale, { before: stored.currency, after: chosen })]
      : []),
  ];
  return (
    <ConfirmDialog
      open
      title={fill(words.title, { currency: spokenCurrency(chosen, locale) })}
      message={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </Box>
      }
      confirmLabel={words.confirm}
      harmless
      busy={busy || products.isLoading || orders.isLoading}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
