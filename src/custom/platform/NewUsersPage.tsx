import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import type { NewUsersReport } from '../../../domain/staff/platform-answers.ts';
import { DAY_PARTS, platformDay, readReportDay, writtenDay } from '../../../domain/staff/report-day.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useNumber } from '../../ui/figure/Money.tsx';
import { saveFile } from '../../ui/file/file-address.ts';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { LineSkeleton, ErrorState } from '../../ui/state/PageStates.tsx';
import { quiet } from '../../theme/styles.ts';
import { StaffOnly } from './PlatformFrame.tsx';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The report of a day, saved once it is there. A day without anybody saves no file.
 * @param day null while none is asked for
 */
function useNewUsers(day: string | null) {
  const { report: words } = useWords(PLATFORM_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['platform', 'new-users', day],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadPlatformCalls()).newUsers(writtenDay(day ?? ''), signal),
    enabled: day !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const saved = useRef<NewUsersReport>(undefined);
  const save = (report: NewUsersReport): void => {
    const bytes = Uint8Array.from(atob(report.base64Content), (char) => char.charCodeAt(0));
    saveFile(new Blob([bytes], { type: TYPE }), `${words.file_name}-${report.day}.xlsx`);
  };
  useEffect(() => {
    if (data === undefined || data.total === 0 || saved.current === data) return;
    saved.current = data;
    save(data);
  });
  return { report: data, error, busy: isFetching, refetch, save };
}

/** `/descargar-reporte-usuarios?year&month&day`: who signed up on a day, as a workbook that is saved at once. */
export default function NewUsersPage() {
  const { report: words } = useWords(PLATFORM_WORDS);
  return (
    <StaffOnly title={words.title}>
      <NewUsers />
    </StaffOnly>
  );
}

function NewUsers() {
  const words = useWords(PLATFORM_WORDS);
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const asked = DAY_PARTS.some((part) => params.has(part));
  const [year, month, date] = DAY_PARTS.map((part) => params.get(part));
  const { day, problems } = readReportDay(
    { year: year ?? null, month: month ?? null, day: date ?? null },
    now,
  );
  return (
    <PageBody narrow>
      <PageHeader title={words.report.title} />
      <Box sx={{ ...quiet, mb: 2 }}>{words.report.intro}</Box>
      <DayForm
        key={day}
        day={day}
        problem={asked ? (Object.values(problems ?? {})[0] ?? null) : null}
        onDay={(next) => setParams(writtenDay(next))}
      />
      {day !== null && <Report day={day} />}
      <Button component={Link} to="/platform" sx={{ mt: 2 }}>
        {words.back}
      </Button>
    </PageBody>
  );
}

interface DayFormProps {
  day: string | null;
  /** What is wrong with the day of the address. */
  problem: { key: string; args?: Record<string, number> } | null;
  onDay(day: string): void;
}

function DayForm({ day, problem, onDay }: DayFormProps) {
  const { report: words } = useWords(PLATFORM_WORDS);
  const translate = useTranslate();
  const [today] = useState(() => platformDay(new Date()));
  const [typed, setTyped] = useState(day ?? '');
  const [tried, setTried] = useState<DayFormProps['problem']>(problem);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [year, month, date] = typed === '' ? [null, null, null] : typed.split('-');
    const read = readReportDay({ year: year ?? null, month: month ?? null, day: date ?? null }, new Date());
    setTried(read.problems === null ? null : (Object.values(read.problems)[0] ?? null));
    if (read.day !== null) onDay(read.day);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 2 }}
    >
      <Box sx={{ flex: '1 1 12rem', maxWidth: 280 }}>
        <LabelledInput
          type="date"
          name="day"
          label={words.day}
          value={typed}
          inputProps={{ max: today }}
          error={tried === null ? undefined : translate(`validation.${tried.key}`, { ...tried.args })}
          onChange={setTyped}
        />
      </Box>
      <Button type="submit" variant="contained" startIcon={<DownloadIcon />} sx={{ mt: 3 }}>
        {words.download}
      </Button>
    </Box>
  );
}

/** What was found on the day, said while the file is saved. */
function Report({ day }: { day: string }) {
  const { report: words, loading } = useWords(PLATFORM_WORDS);
  const locale = useAppLocale();
  const number = useNumber();
  const said = useDates().date(day);
  const { report, error, refetch, save } = useNewUsers(day);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="output" sx={{ display: 'block' }} aria-label={report === undefined ? loading : undefined}>
      {report === undefined && <LineSkeleton />}
      {report?.total === 0 && fill(words.empty, { day: said })}
      {report !== undefined && report.total > 0 && (
        <>
          <Box>{fillCount(words.counted, report.total, locale, { day: said })}</Box>
          {report.listed < report.total && (
            <Box sx={quiet}>{fill(words.listed, { listed: number(report.listed) })}</Box>
          )}
          <Button sx={{ mt: 1 }} startIcon={<DownloadIcon />} onClick={() => save(report)}>
            {words.again}
          </Button>
        </>
      )}
    </Box>
  );
}
