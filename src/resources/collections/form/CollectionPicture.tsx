import { ImageInput } from '../../../generator/inputs/ImageInput.tsx';
import type { InputProps } from '../../../generator/inputs/input.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';

/** The picture; removing it asks first (COL-05). */
export function CollectionPicture(props: InputProps) {
  const words = useDictionary(COLLECTION_WORDS);
  return <ImageInput {...props} question={words.picture_question} />;
}
