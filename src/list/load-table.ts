/** The table of a list. A phone shows cards and never loads it; a desktop requests it beside the first records. */
export const loadTable = () => import('./TableList.tsx');
