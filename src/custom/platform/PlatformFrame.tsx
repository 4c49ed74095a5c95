import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import useMediaQuery from '@mui/material/useMediaQuery';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ReportIcon from '@mui/icons-material/GroupAddOutlined';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataProviderContext,
  DataTable,
  ExportButton,
  Pagination,
  SimpleList,
  TextInput,
  TopToolbar,
  defaultExporter,
  useDataProvider,
  useListContext,
  useTranslate,
  type DataProvider,
  type Exporter,
  type Identifier,
  type ListProps,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useWords } from '../../i18n/words.ts';
import { PHONE, quiet } from '../../theme/styles.ts';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/scroll-edges.ts';
import { DeniedState, EmptyState, ErrorState, RowsSkeleton } from '../../ui/state/PageStates.tsx';

const REPORT = '/descargar-reporte-usuarios';

/** A page of the platform's staff; anybody else reads that they may not open it. */
export function StaffOnly({ title, children }: { title: string; children: ReactNode }) {
  const { staff_only: words } = useWords(PLATFORM_WORDS);
  if (useSession()?.user.platform_staff === true) return children;
  return (
    <PageBody>
      <PageHeader title={title} />
      <DeniedState titled subtitle={words} />
    </PageBody>
  );
}

/** Gives react-admin's lists and details below it the records of all stores, instead of those of one. */
export function PlatformData({ children }: { children: ReactNode }) {
  const app = useDataProvider<AppDataProvider>();
  const provider = useMemo<DataProvider>(
    () => ({
      ...app,
      getList: async (resource, params) => (await app.loadPlatformCalls()).verbs.getList(resource, params),
      getManyReference: async (resource, params) =>
        (await app.loadPlatformCalls()).verbs.getManyReference(resource, params),
      getOne: async (resource, params) => (await app.loadPlatformCalls()).verbs.getOne(resource, params),
    }),
    [app],
  );
  return <DataProviderContext value={provider}>{children}</DataProviderContext>;
}

/** What every <List> of the platform is given. The page around it has asked who may open it. */
export const LIST = {
  disableAuthentication: true,
  sort: { field: 'created_at', order: 'DESC' },
  perPage: 20,
  pagination: <Pages />,
  error: <Failed />,
  // The page has its heading, and the room around it.
  title: false,
  sx: { '&&': { p: 0 }, '& .RaList-main': { minWidth: 0 } },
} as const satisfies Partial<ListProps>;

/**
 * On a small screen react-admin leaves the names of the buttons to MUI, which says them in English. It hands on what
 * MUI takes, though its type lacks this.
 */
function Pages() {
  const translate = useTranslate();
  const names = { getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`) };
  return <Pagination rowsPerPageOptions={[20, 50, 100]} {...names} />;
}

function Failed() {
  const { error, refetch } = useListContext();
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

/** Nothing is there, or nothing of what is looked for. */
export function Nobody({ of, found = true }: { of: 'stores' | 'invoices'; found?: boolean }) {
  const words = useWords(PLATFORM_WORDS)[of];
  return found ? (
    <EmptyState title={words.empty} subtitle={words.empty_text} />
  ) : (
    <EmptyState title={words.none} subtitle={words.none_text} />
  );
}

/** The search of a list by the name of a store. */
export function search(placeholder: string) {
  const startAdornment = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextInput
      key="q"
      source="q"
      alwaysOn
      label={false}
      hiddenLabel
      resettable
      placeholder={placeholder}
      slotProps={{
        input: { startAdornment },
        htmlInput: { 'aria-label': placeholder, enterKeyHint: 'search' },
      }}
    />
  );
}

/** All that one file of a list has. By itself react-admin would leave out what comes after a thousand rows. */
const ROWS_OF_FILE = 100_000;

/** The tools of a list: the file of what is found, and the way to the report of new users. */
export function ListTools() {
  const words = useWords(PLATFORM_WORDS);
  return (
    <TopToolbar>
      <Button component={Link} to={REPORT} startIcon={<ReportIcon />}>
        {words.to_report}
      </Button>
      <ExportButton
        label={words.report.download}
        icon={<DownloadIcon />}
        maxResults={ROWS_OF_FILE}
        size="medium"
      />
    </TopToolbar>
  );
}

/**
 * Writes the rows of a list as CSV, as they are read on screen.
 *
 * @param name of the file, without its ending
 * @param row the cells of a record by their headings
 */
export function exporterOf<R extends RaRecord>(
  name: string,
  row: (record: R) => Readonly<Record<string, string>>,
): Exporter<R> {
  return (records, fetchRelated, provider) => defaultExporter(records.map(row), fetchRelated, provider, name);
}

interface RowsProps<R extends RaRecord> {
  /** Names the table for screen readers. */
  label: string;
  /** Where a record leads. */
  to?: (id: Identifier) => string;
  /** A record on a phone. */
  toCard: (record: R) => ReactNode;
  empty: ReactNode;
  /** The columns of the table. */
  children: ReactNode;
}

/** The records of a list as react-admin's table, on phones as its list of lines. */
export function Rows<R extends RaRecord>({ label, to, toCard, empty, children }: RowsProps<R>) {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const { isPending } = useListContext();
  const { loading } = useWords(PLATFORM_WORDS);
  const rowClick = to ?? false;
  if (isPending) return <RowsSkeleton rows={5} height={phone ? 96 : 52} label={loading} />;
  if (phone)
    return (
      <SimpleList<R>
        aria-label={label}
        primaryText={toCard}
        rowClick={rowClick}
        empty={<>{empty}</>}
        sx={{ overflowWrap: 'anywhere', '& .MuiListItem-root + .MuiListItem-root': LINE }}
      />
    );
  return (
    <Box
      ref={marksMoreBeside}
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{ ...moreBeside, overflowX: 'auto' }}
    >
      <DataTable<R> bulkActionButtons={false} rowClick={rowClick} empty={<>{empty}</>}>
        {children}
      </DataTable>
    </Box>
  );
}

const LINE = { borderTop: '1px solid var(--color-line)' } as const;

/** A record on a phone: its name, its states and actions, and what else is known of it. */
export function CardLines({ name, marks, facts }: { name: string; marks: ReactNode; facts: string }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: 'block', my: 0.5 }}>
        {marks}
      </Box>
      <Box component="span" sx={{ display: 'block', ...quiet }}>
        {facts}
      </Box>
    </Box>
  );
}
