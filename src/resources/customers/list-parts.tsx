import type { ListParts } from '../../manifest/manifest.ts';
import { DebtOnCard, PhoneColumn, RowChat, TotalColumn } from './CustomerDebt.tsx';
import { DuplicateNotice } from './list/DuplicateNotice.tsx';

const parts: ListParts<'customers'> = {
  columns: { total: TotalColumn, phone_number: PhoneColumn },
  CardNote: DebtOnCard,
  RowAction: RowChat,
  Notice: DuplicateNotice,
};
export default parts;
