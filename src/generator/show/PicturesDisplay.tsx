import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { Nothing } from '../../ui/figure/Nothing.tsx';
import { isWebAddress } from '../../ui/file/is-web-address.ts';
import { PictureFrame } from '../../ui/picture/PictureFrame.tsx';
import { pictureGrid } from '../../ui/picture/picture-grid.ts';
import { PICTURE_WORDS } from '../../ui/picture/picture-words.ts';
import type { FieldProps } from '../fields/field.ts';
import { picturesOf } from '../fields/pictures-of.ts';

/** The pictures of a field, large enough to recognise them. Each opens whole, beside the page. */
export function PicturesDisplay({ field, value, record }: FieldProps) {
  const words = useDictionary(PICTURE_WORDS);
  const represent = useRecordRepresentation();
  const pictures = picturesOf(field, value).filter(isWebAddress);
  if (pictures.length === 0) return <Nothing />;
  const name = represent(record);
  return (
    <Box component="ul" sx={{ ...pictureGrid, gridTemplateColumns: 'repeat(auto-fill, 112px)' }}>
      {pictures.map((url, index) => (
        <li key={`${index} ${url}`}>
          <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ display: 'block' }}>
            <PictureFrame url={url} alt={fill(words.alt, { name, position: String(index + 1) })} />
          </Link>
        </li>
      ))}
    </Box>
  );
}
