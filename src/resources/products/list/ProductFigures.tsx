import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { useDataProvider, useListContext } from 'ra-core';
import { IMPORT_FEATURE, planLimit } from '../../../../domain/plans/features.ts';
import { PRODUCTS_LIST_WORDS } from '../../../../generated/words/products-list.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useRequestUpgrade } from '../../../dataProvider/upgrade-request.ts';
import { COMPACT_CHIP } from '../../../theme/styles.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useAccess } from '../../../schema/useAllowed.ts';
import { color, PHONE } from '../../../theme/styles.ts';
import { useNumber } from '../../../ui/figure/Money.tsx';

const CARDS = [
  { id: 'total', active: undefined },
  { id: 'active', active: 1 },
  { id: 'hidden', active: 0 },
] as const;

/** How many products there are of each card; undefined until they are counted. */
function useFigures(): number[] | undefined {
  const dataProvider = useDataProvider<AppDataProvider>();
  const storeId = useStore()?.id;
  const { data } = useQuery({
    queryKey: ['products', 'figures', storeId],
    queryFn: ({ signal }) =>
      Promise.all(
        CARDS.map(async ({ active }) => {
          const filter = active === undefined ? {} : { 'active.in': [active] };
          const page = { page: 1, perPage: 1 };
          const sort = { field: 'created_at', order: 'DESC' } as const;
          const params = { filter, pagination: page, sort, signal };
          return (await dataProvider.getList('products', params)).total ?? 0;
        }),
      ),
  });
  return data;
}

/** Total, Activos, Ocultos, each a filter (PRD-02). */
export function ProductFigures() {
  const words = useWords(PRODUCTS_LIST_WORDS);
  const number = useNumber();
  const data = useFigures();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { 'active.in': asked, ...others } = filterValues;
  const chosen = Array.isArray(asked) && asked.length === 1 ? Number(asked[0]) : undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        // On a phone the chips of import and export share the line: the first product stands high on the page.
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        whiteSpace: 'nowrap',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
      }}
    >
      {CARDS.map(({ id, active }, index) => {
        const count = data?.[index];
        return (
          <Button
            key={id}
            variant="outlined"
            aria-pressed={chosen === active}
            onClick={() =>
              setFilters(
                active === undefined ? others : { ...others, 'active.in': [active] },
                displayedFilters,
              )
            }
            sx={{
              flexDirection: { xs: 'column', sm: 'row' },
              columnGap: 0.75,
              flex: 'none',
              minHeight: { xs: 40, sm: 'var(--target)' },
              [`@media ${PHONE}`]: COMPACT_CHIP,
              color: color('text'),
              backgroundColor: color(chosen === active ? 'primary-soft' : 'surface'),
            }}
          >
            {words[id]}{' '}
            <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {count === undefined ? '…' : number(count)}
            </Box>
          </Button>
        );
      })}
    </Box>
  );
}

/** `Has subido 12/20 productos`, with the crown that leads to the plans. Nothing on a plan without a gate (PRD-02). */
export function ProductAllowance() {
  const published = useFigures()?.[1];
  const requestUpgrade = useRequestUpgrade();
  const words = useWords(PRODUCTS_LIST_WORDS);
  const number = useNumber();
  const access = useAccess();
  const limit = access === null ? undefined : planLimit(access.features, 'max_products');
  if (published === undefined || limit === undefined || access?.features[IMPORT_FEATURE] === true)
    return null;
  return (
    <Link
      component="button"
      type="button"
      aria-haspopup="dialog"
      onClick={() => requestUpgrade({ gate: 'max_products', limit })}
      underline="hover"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        alignSelf: 'flex-start',
        minHeight: { xs: 24, sm: 'var(--target)' },
        fontSize: { xs: 'var(--text-14)', sm: 'inherit' },
      }}
    >
      <CrownIcon aria-hidden fontSize="small" />
      {fill(words.uploaded, { count: number(published), limit: number(limit) })}
    </Link>
  );
}
