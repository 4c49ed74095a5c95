import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { NewUsersReport } from '../../../domain/staff/platform-types.ts';
import { writtenDay } from '../../../domain/staff/report-day.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { saveFile } from '../../ui/file/save-file.ts';
import { PLATFORM_WORDS } from './platform-words.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The report of a day, saved once it is there. A day without anybody saves no file.
 * @param day null while none is asked for
 */
export function useNewUsers(day: string | null) {
  const { report: words } = useDictionary(PLATFORM_WORDS);
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
