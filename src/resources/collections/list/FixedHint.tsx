import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';

/** What is special about the default collection (COL-02): on hover, focus and tap. */
export function FixedHint() {
  const words = useDictionary(COLLECTION_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <Tooltip
      title={words.fixed}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      describeChild
    >
      <IconButton aria-label={words.about_fixed} onClick={() => setOpen(true)}>
        <InfoIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
