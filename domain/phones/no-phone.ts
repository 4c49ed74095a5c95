/** Stands for the number of a client whose data was erased: the pattern of phones takes it, and no chat opens with it. */
export const NO_PHONE = '0000000';
