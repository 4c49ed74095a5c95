import IconButton from '@mui/material/IconButton';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useResourceNames } from '../../../schema/useResourceNames.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { COLLECTION_WORDS } from '../collection-words.ts';

/** Title, count and the link home (COL-03). */
export function PhoneCollectionsHeader() {
  const { many } = useResourceNames();
  const { total } = useListContext();
  const number = useNumber();
  const { home } = useDictionary(COLLECTION_WORDS);
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: number(total) })}
      back={
        <IconButton component={Link} to="/" aria-label={home} edge="start">
          <ArrowBackIcon />
        </IconButton>
      }
    />
  );
}
