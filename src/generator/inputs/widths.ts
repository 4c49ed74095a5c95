import type { Width } from '../../../domain/schema/vocabulary.ts';

/** Columns of six that a field takes on wide screens; on phones it takes the whole line. */
export const SPAN: Readonly<Record<Width, number>> = { full: 6, half: 3, third: 2 };
