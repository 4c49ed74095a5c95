import type { ListParts } from '../../manifest/manifest.ts';
import { DuplicateNotice } from './list/DuplicateNotice.tsx';

const parts: ListParts<'customers'> = { Notice: DuplicateNotice };
export default parts;
