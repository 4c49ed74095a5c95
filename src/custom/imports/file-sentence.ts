import type { ImportsWords } from '../../../generated/words/imports.ts';
import { fill } from '../../i18n/words.ts';
import type { FileFault } from '../../../domain/imports/file-fault.ts';

/** Why a file is refused, and where in it: `Línea 7, columna C: Una celda tiene demasiado texto.` */
export function fileSentence(words: ImportsWords, { key, place }: FileFault): string {
  const sentence = words.file_faults[key];
  const { line, column } = place;
  if (line === undefined) return sentence;
  const where = column === undefined ? fill(words.place, { line }) : fill(words.place_cell, { line, column });
  return `${where}: ${sentence}`;
}
