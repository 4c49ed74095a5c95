import { useListContext, useStore, useTranslate } from 'ra-core';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { PAGE_SIZES, rowsKey } from './list-defaults.ts';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { PageControls } from '../ui/paging/PageControls.tsx';
import { useTotal } from './useTotal.ts';

/** The pages of the current list, with 10, 25 or 50 rows (spec 2 §9). */
export function Pagination() {
  const translate = useTranslate();
  const [, setRows] = useStore<number | undefined>(rowsKey(useDescriptor()));
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const text = useTotal();
  return (
    <PageControls
      label={translate('list.pagination')}
      page={page}
      perPage={perPage}
      total={total}
      {...(text !== undefined && { totalText: text })}
      onPage={setPage}
    >
      <NativeSelect
        inline
        label={translate('list.rows_per_page')}
        value={perPage}
        options={PAGE_SIZES.map((size) => ({ value: size, label: String(size) }))}
        onChange={(size) => {
          setRows(Number(size));
          setPerPage(Number(size));
        }}
      />
    </PageControls>
  );
}
