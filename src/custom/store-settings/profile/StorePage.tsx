import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import useMediaQuery from '@mui/material/useMediaQuery';
import PreviewIcon from '@mui/icons-material/PhoneIphoneOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useController, useWatch, type Control } from 'react-hook-form';
import { judge } from '../../../../domain/access/access.ts';
import { sameValue } from '../../../../domain/changes/changes.ts';
import {
  STORE_DESCRIPTION_LENGTH,
  STORE_NAME_LENGTH,
  type StoreProfile,
} from '../../../../domain/stores/store-profile.ts';
import { isStoreUrl, typedStoreUrl } from '../../../../domain/stores/store-url.ts';
import { STORE_PROFILE_WORDS, type StoreProfileWords } from '../../../../generated/words/store-profile.ts';
import { useSessionStore } from '../../../authProvider/useSession.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { StoredStore } from '../../../../domain/stores/store-answers.ts';
import { useWords } from '../../../i18n/words.ts';
import { useAccess } from '../../../schema/useAllowed.ts';
import { WIDE } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { LeaveGuard, ProblemNotice, RestoredNotice, SaveBar } from '../../../ui/form/SaveBar.tsx';
import { lettersLeft } from '../../../ui/input/NativeSelect.tsx';
import { useWriteForm, type Edit } from '../../../ui/form/useWriteForm.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { FormSkeleton, DeniedState, ErrorState } from '../../../ui/state/PageStates.tsx';
import { useSettings } from '../useSettings.ts';
import type { PreviewSheetProps } from './PreviewSheet.tsx';
import { changedProfile, profileFaults, profileOf, urlFault } from './store-profile.ts';
import { StorePictureInput } from './StorePictureInput.tsx';
import { StorePreview } from './StorePreview.tsx';

/** `/store` and `/editar-tienda`: what buyers see of the store itself (spec 1 §2). */
export default function StorePage() {
  const words = useWords(STORE_PROFILE_WORDS);
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody>
      <PageHeader title={words.title} />
      {allowed ? <LoadedForm /> : <DeniedState titled />}
    </PageBody>
  );
}

function LoadedForm() {
  const { settings, error, refetch, keep } = useSettings();
  // A saved form begins anew; a picture that is saved meanwhile leaves what is typed alone.
  const [saves, setSaves] = useState(0);
  if (settings === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <StoreForm
      key={saves}
      stored={settings}
      onPicture={keep}
      onSaved={(saved) => {
        keep(saved);
        setSaves((before) => before + 1);
      }}
    />
  );
}

/** `own`: the stored one. `wrong`: no address at all, so that nobody is asked. */
type UrlState = 'own' | 'wrong' | 'checking' | 'free' | 'taken' | 'unknown';

const PAUSE_MS = 400;

/** Asks the server about an address while it is typed; each answer is of the address on screen. */
function useUrlCheck(url: string, own: string): { state: UrlState; retry: () => void } {
  const dataProvider = useDataProvider<AppDataProvider>();
  const settled = useDebounced(url, PAUSE_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['store-url', settled],
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).verifyUrl(settled, signal),
    enabled: settled === url && settled !== own && isStoreUrl(settled),
    staleTime: 0,
    retry: false,
  });
  const state = (): UrlState => {
    if (url === own) return 'own';
    if (!isStoreUrl(url)) return 'wrong';
    if (settled !== url || isFetching) return 'checking';
    if (isError || data === undefined) return 'unknown';
    return data ? 'free' : 'taken';
  };
  return { state: state(), retry: () => void refetch() };
}

const { Part: PreviewSheet, preloading } = lazyPopup<PreviewSheetProps>(() => import('./PreviewSheet.tsx'));

interface StoreFormProps {
  stored: StoredStore;
  onPicture(store: StoredStore): void;
  onSaved(store: StoredStore): void;
}

/** Name, description and address in one write; pictures each on their own; the shop front beside them. */
function StoreForm({ stored, onPicture, onSaved }: StoreFormProps) {
  const words = useWords(STORE_PROFILE_WORDS);
  const notify = useNotify();
  const session = useSessionStore();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const [previewing, setPreviewing] = useState(false);
  const dataProvider = useDataProvider<AppDataProvider>();

  const write = async (
    typed: StoreProfile,
    { base = stored, rebase }: Edit<StoreProfile, StoredStore>,
  ): Promise<StoredStore> => {
    // A picture that was saved since has made a version of its own.
    const before = sameValue(profileOf(base), profileOf(stored)) ? stored : base;
    const { readSettings, writeSettings } = await dataProvider.loadSettingsCalls();
    try {
      return await writeSettings(changedProfile(typed, before), before);
    } catch (error) {
      if (error instanceof ApiHttpError && error.code === 'stale') {
        const current = await readSettings();
        rebase(current, profileOf(current), { ...profileOf(current), ...changedProfile(typed, before) });
      }
      throw error;
    }
  };
  const { form, formProps, saving, problem, restored, startOver, leavingRef, discard } = useWriteForm<
    StoreProfile,
    StoredStore,
    StoredStore
  >({
    defaults: profileOf(stored),
    base: stored,
    draftKey: 'store-profile',
    validate: (typed) => profileFaults(typed, words),
    write,
    refusalOf: ({ code, fields }) => ({
      sentences: Object.fromEntries('url' in fields ? [['url', words.url_taken]] : []),
      ...(code === 'stale' && { message: words.stale }),
    }),
    onSaved: async (saved) => {
      onSaved(saved);
      notify(words.saved, { type: 'success' });
      // The shell shows the name, and links to the address.
      await session.refresh();
    },
    stays: true,
  });
  const { control } = form;
  const [name, description, url] = useWatch({ control, name: ['name', 'description', 'url'] });
  const typed = { name, description, url };
  const { state, retry } = useUrlCheck(url, stored.url);
  const unverified = state !== 'own' && state !== 'free';
  const same = Object.keys(changedProfile(typed, stored)).length === 0;
  const faults = profileFaults(typed, words);
  const faulty = Object.keys(faults).length > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: wide ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)',
        maxWidth: wide ? undefined : 'var(--width-form)',
        mx: 'auto',
      }}
    >
      <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {restored && <RestoredNotice onDiscard={startOver} />}
        {!wide && (
          <Button
            startIcon={<PreviewIcon />}
            aria-haspopup="dialog"
            {...preloading}
            onClick={() => setPreviewing(true)}
            sx={{ justifySelf: 'start' }}
          >
            {words.preview_open}
          </Button>
        )}
        <SectionCard title={words.card} intro={words.card_intro}>
          <CountedInput
            control={control}
            name="name"
            label={words.name}
            most={STORE_NAME_LENGTH}
            fault={faults.name}
          />
          <CountedInput
            control={control}
            name="description"
            label={words.description}
            most={STORE_DESCRIPTION_LENGTH}
            fault={faults.description}
            multiline
          />
          <StoreUrlInput control={control} state={state} onRetry={retry} />
        </SectionCard>
        <SectionCard title={words.pictures} intro={words.pictures_intro}>
          <StorePictureInput picture="profile" url={stored.profile_picture} onStored={onPicture} />
          <StorePictureInput picture="banner" url={stored.banner_picture} onStored={onPicture} />
        </SectionCard>
        {problem && <ProblemNotice problem={problem} />}
        <SaveBar busy={saving} disabled={same || faulty || unverified} />
      </Box>
      {wide && (
        <Box sx={{ position: 'sticky', top: 'calc(var(--height-top) + 16px)' }}>
          <StorePreview typed={typed} stored={stored} />
        </Box>
      )}
      {previewing && <PreviewSheet typed={typed} stored={stored} onClose={() => setPreviewing(false)} />}
      <LeaveGuard control={control} leavingRef={leavingRef} onDiscard={discard} />
    </Box>
  );
}

interface CountedInputProps {
  control: Control<StoreProfile>;
  name: 'name' | 'description';
  label: string;
  /** Characters. */
  most: number;
  /** What is wrong with the text as it is typed. */
  fault: string | undefined;
  multiline?: true;
}

/** A text with what is left of its length below it, and what is wrong with it as soon as it is typed. */
function CountedInput({ control, name, label, most, fault, multiline }: CountedInputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ control, name });
  const left = most - [...field.value].length;
  const count = lettersLeft(translate, left);
  return (
    <LabelledInput
      label={label}
      name={name}
      value={field.value}
      inputRef={field.ref}
      autoComplete="off"
      maxRows={8}
      // A name is typed, and stops at its length. A description may be pasted, and says what is too much of it.
      {...(multiline === true ? { multiline } : { inputProps: { maxLength: most } })}
      error={(left < 0 && fault !== undefined ? `${fault}. ${count}` : fault) ?? fieldState.error?.message}
      help={count}
      onChange={field.onChange}
    />
  );
}

interface StoreUrlInputProps {
  control: Control<StoreProfile>;
  state: UrlState;
  onRetry(): void;
}

/** The address below the host: what it cannot hold is left out while typing, and the rest says how it stands. */
function StoreUrlInput({ control, state, onRetry }: StoreUrlInputProps) {
  const words = useWords(STORE_PROFILE_WORDS);
  const { field, fieldState } = useController({ control, name: 'url' });
  const fault = state === 'taken' ? words.url_taken : state === 'wrong' && urlFault(field.value, words);
  return (
    <Box>
      <LabelledInput
        label={words.url}
        name={field.name}
        value={field.value}
        inputRef={field.ref}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'none', spellCheck: false, inputMode: 'url' }}
        error={fieldState.error?.message ?? (fault === false ? undefined : fault)}
        help={helpOf(state, words)}
        onChange={(typed) => field.onChange(typedStoreUrl(typed))}
        endAdornment={
          <InputAdornment
            position="end"
            sx={{
              flex: 'none',
              maxWidth: '50%',
              '& > *': {
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                fontSize: 'inherit',
              },
            }}
          >
            {/* One text: MUI wraps it, and the wrapper is what may be cut. */}
            {`.${location.host}`}
          </InputAdornment>
        }
      />
      {state === 'unknown' && (
        <Button size="small" onClick={onRetry}>
          {words.url_retry}
        </Button>
      )}
    </Box>
  );
}

function helpOf(state: UrlState, words: StoreProfileWords): string {
  switch (state) {
    case 'checking':
      return words.url_checking;
    case 'free':
      return words.url_free;
    case 'unknown':
      return words.url_unknown;
    default:
      return words.url_help;
  }
}
