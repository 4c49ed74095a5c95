import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { DoubtNoticeProps } from './DoubtNotice.tsx';

/** Few orders have one, so its words come after the order. */
export const doubtPart = lazyPart<DoubtNoticeProps>(() => import('./DoubtNotice.tsx'));
