import Box from '@mui/material/Box';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { BottomSheet } from '../../../ui/dialog/BottomSheet.tsx';
import { STORE_PROFILE_WORDS } from './store-profile.ts';
import { StorePreview, type StorePreviewProps } from './StorePreview.tsx';

export interface PreviewSheetProps extends StorePreviewProps {
  onClose(): void;
}

/** The preview on demand, where it has no room beside the form. */
export default function PreviewSheet({ onClose, ...preview }: PreviewSheetProps) {
  const words = useDictionary(STORE_PROFILE_WORDS);
  return (
    <BottomSheet open title={words.preview} onClose={onClose}>
      {/* Keys scroll what has the focus. */}
      <Box tabIndex={0}>
        <StorePreview {...preview} />
      </Box>
    </BottomSheet>
  );
}
