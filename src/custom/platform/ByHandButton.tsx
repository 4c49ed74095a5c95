import { useState } from 'react';
import Button from '@mui/material/Button';
import type { PlatformInvoice } from '../../../domain/staff/platform-types.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ByHandDialog } from './ByHandDialog.tsx';
import { PLATFORM_WORDS } from './platform-words.ts';

interface ByHandButtonProps {
  invoice: PlatformInvoice;
  /** As a person names it. */
  what: string;
}

/** Opens the question whether the money of an invoice came by hand. */
export function ByHandButton({ invoice, what }: ByHandButtonProps) {
  const { by_hand: words } = useDictionary(PLATFORM_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={fill(words.act_named, { what })}
        onClick={() => setOpen(true)}
      >
        {words.act}
      </Button>
      {open && <ByHandDialog invoice={invoice} what={what} onClose={() => setOpen(false)} />}
    </>
  );
}
