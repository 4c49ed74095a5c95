import Box from '@mui/material/Box';
import { color } from '../../theme/color.ts';
import { FilterSheetButton } from '../filters/FilterSheetButton.tsx';
import { useAllowed } from '../../schema/useAllowed.ts';
import { ExportButton } from './ExportButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { ListColumn } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';

/** A search that stays visible, with the sort and filters of the cards. */
export function PhoneToolbar({ columns }: { columns: ListColumn[] }) {
  const { name, list } = useDescriptor();
  const allowed = useAllowed(name);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--height-header)',
        zIndex: 2,
        mx: -2,
        px: 2,
        pb: 1,
        backgroundColor: color('background'),
      }}
    >
      {list.search.length > 0 && (
        <Box sx={{ display: 'flex' }}>
          <SearchBox />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 0.5, ml: -1 }}>
        {list.filters.length > 0 && <FilterSheetButton />}
        <SortMenu columns={columns} />
        {allowed('export') && <ExportButton />}
      </Box>
    </Box>
  );
}
