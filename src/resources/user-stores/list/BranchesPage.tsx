import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import AddIcon from '@mui/icons-material/Add';
import DoneIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import EditIcon from '@mui/icons-material/EditOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import {
  ListContextProvider,
  useDataProvider,
  useListController,
  useNotify,
  useRefresh,
  useTranslate,
} from 'ra-core';
import { Link } from 'react-router-dom';
import { PLAN_FEATURES } from '../../../../domain/plans/features.ts';
import { formatPhone } from '../../../../domain/phones/notations.ts';
import { phoneDigits, whatsAppLink } from '../../../../domain/phones/phone.ts';
import type { UserStore } from '../../../../generated/user-stores/types.ts';
import { BRANCHES_WORDS } from '../../../../generated/words/branches.ts';
import { useSessionStore } from '../../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { CreateButton, PinnedCreate } from '../../../list/CreateButton.tsx';
import { ExportButton } from '../../../list/ImportExport.tsx';
import { listDefaults } from '../../../list/list-defaults.ts';
import { ListContent } from '../../../list/ListContent.tsx';
import type { ShareRecordDialogProps } from '../../../ui/share/ShareDialog.tsx';
import { useShareAddress } from '../../../ui/share/ShareRecord.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { useListVisit } from '../../../schema/list-visit.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAccess, useAllowed } from '../../../schema/useAllowed.ts';
import { useDescriptor, useResourceNames } from '../../../schema/useDescriptor.ts';
import { clamped, PHONE, panel, quiet } from '../../../theme/styles.ts';
import { FoldedCard } from '../../../ui/card/FoldedCard.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { Figures, useNumber } from '../../../ui/figure/Money.tsx';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { copyText } from '../../../ui/input/copy-text.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { MoreButton } from '../../../list/EndlessPages.tsx';
import { SearchField } from '../../../ui/search/SearchField.tsx';
import { CardSkeleton } from '../../../ui/state/PageStates.tsx';
import { LinesNotice, useLines } from '../BranchForm.tsx';
import { useBranches } from '../useBranches.ts';

const PAGE = 10;
const BY_NUMBER = 'mobile_phone_number.contains';
const BY_NAME = 'name.contains';

/** 'Sucursales': what each branch is used for, and which one is the main one (spec 1 §2). */
export default function BranchesPage() {
  useListVisit('user-stores');
  const descriptor = useDescriptor();
  const words = useWords(BRANCHES_WORDS);
  const number = useNumber();
  const { many } = useResourceNames();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const controller = useListController<UserStore>({ ...listDefaults(descriptor), perPage: PAGE });
  const {
    data = [],
    total = 0,
    perPage,
    setPerPage,
    filterValues,
    setFilters,
    isFetching,
    error,
  } = controller;
  const { most, active } = useLines();
  useCountedBranches();
  const [text, setText] = useState(String(filterValues[BY_NUMBER] ?? filterValues[BY_NAME] ?? ''));
  const search = (typed: string): void => {
    setText(typed);
    setFilters(searched(typed), undefined, true);
  };
  const about = (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="p" sx={{ ...quiet, m: 0 }}>
        {words.intro}
      </Box>
      <LinesNotice />
    </Box>
  );
  return (
    <ListContextProvider value={controller}>
      <PageBody>
        <PageHeader
          title={many}
          {...(active !== undefined && {
            count: most === undefined ? number(active) : fill(words.used, { count: active, most }),
          })}
          {...(!phone && {
            actions: (
              <>
                <ExportBranches />
                <CreateBranch />
              </>
            ),
          })}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, sm: 2 } }}>
          {!phone && about}
          <SearchField label={words.search} value={text} onChange={search} sx={{ maxWidth: { sm: 420 } }} />
          <ListContent skeleton={<CardSkeleton />}>
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
                gap: 1.5,
                m: 0,
                p: 0,
                listStyle: 'none',
              }}
            >
              {data.map((branch) => (
                <BranchCard key={branch.id} branch={branch} />
              ))}
            </Box>
          </ListContent>
          {data.length < total && (
            <MoreButton
              busy={isFetching === true}
              failed={error != null}
              onMore={() => setPerPage(perPage + PAGE)}
              sx={{ justifySelf: 'center' }}
            />
          )}
          <MainBranch />
          {phone && <ExportBranches />}
          {phone && about}
          {phone && <CreateBranch pinned />}
        </Box>
      </PageBody>
    </ListContextProvider>
  );
}

/** The session says how many branches there are: a new or deleted one changes what the other screens name. */
function useCountedBranches(): void {
  const session = useSessionStore();
  const { branches } = useBranches();
  const access = useAccess();
  const count = access?.branches === undefined ? branches?.length : undefined;
  useEffect(() => {
    const known = session.current()?.store?.branches;
    if (count !== undefined && known !== undefined && count !== known) void session.refresh();
  }, [count, session]);
}

/** What a text searches for: a number where it has nothing but digits and signs, else a name. */
function searched(typed: string): Record<string, string> {
  const text = typed.trim();
  if (/\p{L}/u.test(text)) return { [BY_NAME]: text };
  const digits = phoneDigits(text);
  return digits === '' ? {} : { [BY_NUMBER]: digits };
}

/** The one primary action; without use while the plan has no more lines (spec 2 §6). */
function CreateBranch({ pinned = false }: { pinned?: boolean }) {
  const translate = useTranslate();
  const { lowerOne } = useResourceNames();
  const allowed = useAllowed('user-stores')('create');
  const { full, used } = useLines();
  // An empty list offers the first one itself.
  if (!allowed || used === undefined || used === 0) return null;
  if (full)
    return (
      <Box>
        <Button variant="contained" disabled fullWidth startIcon={<AddIcon />}>
          {translate('list.create_one', { name: lowerOne })}
        </Button>
      </Box>
    );
  return pinned ? <PinnedCreate /> : <CreateButton />;
}

/** The branches as a file, which can be brought in again. */
function ExportBranches() {
  const allowed = useAllowed('user-stores')('export');
  const { used } = useLines();
  if (!allowed || used === undefined || used === 0) return null;
  return (
    <Box sx={{ justifySelf: 'center' }}>
      <ExportButton />
    </Box>
  );
}

/** 'Sucursal principal': the branch that the store's own link leads to, and its change (spec 1 §2, 2 §6). */
function MainBranch() {
  const words = useWords(BRANCHES_WORDS);
  const notify = useNotify();
  const session = useSessionStore();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  const allowed = useAllowed('user-stores')('edit');
  const { branches = [] } = useBranches();
  const { most } = useLines();
  const { busy, run } = useWrite();
  const [chosen, setChosen] = useState<number>();
  const main = branches.find((branch) => branch.main === 1);
  if (main === undefined) return null;
  const locked = most === PLAN_FEATURES.free.max_lines || branches.length < 2 || !allowed;
  const wanted = chosen ?? main.id;
  const save = (): void =>
    void run(async () => (await dataProvider.loadSettingsCalls()).setMainBranch(wanted), {
      onDone: async () => {
        setChosen(undefined);
        notify(words.main_saved, { type: 'success' });
        refresh();
        // The session carries the number of the main line.
        await session.refresh();
      },
      onFailure: () => notify(words.main_failed, { type: 'error' }),
    });
  return (
    <FoldedCard title={words.main_title}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <div>{words.main_text}</div>
        {locked ? (
          <>
            <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              {main.name} · {formatPhone(main.mobile_phone_number)}
            </Box>
            <Box>{words.main_locked}</Box>
          </>
        ) : (
          <>
            <NativeSelect
              label={words.main_choose}
              value={wanted}
              options={branches
                .filter(({ active, id }) => active === 1 || id === main.id)
                .map(({ id, name, mobile_phone_number }) => ({
                  value: id,
                  label: `${name} · ${formatPhone(mobile_phone_number)}`,
                }))}
              onChange={(id) => setChosen(Number(id))}
            />
            <Button variant="outlined" loading={busy} disabled={wanted === main.id} onClick={save}>
              {words.main_save}
            </Button>
          </>
        )}
      </Box>
    </FoldedCard>
  );
}

const { Part: ShareRecordDialog, preloading } = lazyPopup<ShareRecordDialogProps>(
  () => import('../../../ui/share/ShareDialog.tsx'),
);

/** A branch with its number as people write it, its link, its code and its chat. */
function BranchCard({ branch }: { branch: UserStore }) {
  const words = useWords(BRANCHES_WORDS);
  const editable = useAllowed('user-stores')('edit');
  const address = useShareAddress('user-stores', branch);
  const [copied, setCopied] = useState<'copied' | 'copy_failed'>();
  const [code, setCode] = useState<'never' | 'open' | 'closed'>('never');
  const { name, mobile_phone_number, main, active } = branch;
  const chat = whatsAppLink(mobile_phone_number);
  return (
    <Box
      component="li"
      sx={{
        ...panel,
        p: 2,
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        minWidth: 0,
        containerType: 'inline-size',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 500, ...clamped(2) }}>{name}</Box>
        {main === 1 && <StatusChip label={words.main} tone="success" />}
        {active === 0 && <StatusChip label={words.off} />}
      </Box>
      <Box sx={quiet}>
        <Figures>{formatPhone(mobile_phone_number)}</Figures>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          mx: -1,
          // Four of them without room for one line: two lines of two, so that none stands alone.
          '@container (min-width: 16rem) and (max-width: 34rem)': {
            '&:has(> :nth-child(4))': {
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
              '& > *': { justifyContent: 'flex-start' },
            },
          },
        }}
      >
        {address !== null && (
          <>
            <Button
              startIcon={copied === 'copied' ? <DoneIcon /> : <CopyIcon />}
              aria-label={fill(words.copy_of, { name })}
              onClick={() =>
                void copyText(address).then((done) => setCopied(done ? 'copied' : 'copy_failed'))
              }
            >
              {words.copy}
            </Button>
            <Button
              startIcon={<QrCodeIcon />}
              aria-label={fill(words.qr_of, { name })}
              aria-haspopup="dialog"
              {...preloading}
              onClick={() => setCode('open')}
            >
              {words.qr}
            </Button>
          </>
        )}
        {chat !== undefined && (
          <Button
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<WhatsAppIcon />}
            aria-label={fill(words.chat_of, { name })}
          >
            {words.chat}
          </Button>
        )}
        {editable && (
          <Button
            component={Link}
            to={pathOf('user-stores', 'edit', branch.id)}
            startIcon={<EditIcon />}
            aria-label={fill(words.edit_of, { name })}
          >
            {words.edit}
          </Button>
        )}
      </Box>
      <Box component="output" sx={{ ...quiet, '&:empty': { display: 'none' } }}>
        {copied !== undefined && words[copied]}
      </Box>
      {address !== null && code !== 'never' && (
        <ShareRecordDialog
          open={code === 'open'}
          onClose={() => setCode('closed')}
          resource="user-stores"
          record={branch}
          address={address}
        />
      )}
    </Box>
  );
}
