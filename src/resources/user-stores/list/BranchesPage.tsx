import { useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider, useListController } from 'ra-core';
import type { UserStore } from '../../../../generated/user-stores/types.ts';
import { phoneDigits } from '../../../../domain/phones/phone.ts';
import { ListContent } from '../../../generator/list/ListContent.tsx';
import { listDefaults } from '../../../generator/list/list-defaults.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useListVisit } from '../../../schema/list-visit.ts';
import { useDescriptor } from '../../../schema/useDescriptor.ts';
import { useResourceNames } from '../../../schema/useResourceNames.ts';
import { PHONE } from '../../../theme/widths.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { MoreButton } from '../../../ui/paging/MoreButton.tsx';
import { SearchField } from '../../../ui/search/SearchField.tsx';
import { CardSkeleton } from '../../../ui/skeleton/CardSkeleton.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BRANCH_WORDS } from '../branch-words.ts';
import { useLines } from '../useLines.ts';
import { BranchCard } from './BranchCard.tsx';
import { CreateBranch } from './CreateBranch.tsx';
import { LinesNotice } from './LinesNotice.tsx';
import { MainBranch } from './MainBranch.tsx';

const PAGE = 10;
const BY_NUMBER = 'mobile_phone_number.contains';
const BY_NAME = 'name.contains';

/** 'Sucursales': what each branch is used for, and which one is the main one (spec 1 §2). */
export default function BranchesPage() {
  useListVisit('user-stores');
  const descriptor = useDescriptor();
  const words = useDictionary(BRANCH_WORDS);
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
  const { most, used } = useLines();
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
          {...(used !== undefined && {
            count: most === undefined ? number(used) : fill(words.used, { count: used, most }),
          })}
          {...(!phone && { actions: <CreateBranch /> })}
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
          {phone && about}
          {phone && <CreateBranch pinned />}
        </Box>
      </PageBody>
    </ListContextProvider>
  );
}

/** What a text searches for: a number where it has nothing but digits and signs, else a name. */
function searched(typed: string): Record<string, string> {
  const text = typed.trim();
  if (/\p{L}/u.test(text)) return { [BY_NAME]: text };
  const digits = phoneDigits(text);
  return digits === '' ? {} : { [BY_NUMBER]: digits };
}
