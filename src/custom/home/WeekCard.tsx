import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { HOME_WORDS } from './home-words.ts';
import { StreakDays } from './StreakDays.tsx';
import { WEEK_KEY } from './week-key.ts';
import { WeekGoal } from './WeekGoal.tsx';

/** The week from Monday to Sunday: its days with sales, the streak, the goal. For members who may read orders. */
export function WeekCard() {
  const { week: words } = useDictionary(HOME_WORDS);
  const locale = useAppLocale();
  const dataProvider = useDataProvider<AppDataProvider>();
  const wholeStore = useAccess()?.branches === undefined;
  const { data, error, refetch } = useQuery({
    queryKey: WEEK_KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadFigureCalls()).weeklyProgress(signal),
  });
  if (error !== null) return <RetryNotice text={words.error} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={words.title}>
      {data === undefined ? (
        <Skeleton variant="rounded" height={96} />
      ) : (
        <>
          <div>
            <StreakDays days={data.days} />
            <Box sx={{ ...quiet, mt: 1 }}>
              {data.streak === 0 ? words.no_streak : fillCount(words.streak, data.streak, locale)}
            </Box>
          </div>
          {/* The goal is the whole store's; sales of some branches are no measure for it. */}
          {wholeStore && (
            <WeekGoal goal={data.goal} sales={data.days.reduce((sum, { sales }) => sum + sales, 0)} />
          )}
        </>
      )}
    </SectionCard>
  );
}
