import Box from '@mui/material/Box';
import { STORE_PROFILE_WORDS } from '../../../../generated/words/store-profile.ts';
import { useWords } from '../../../i18n/words.ts';
import { BottomSheet } from '../../../ui/dialog/BottomSheet.tsx';
import { StorePreview, type StorePreviewProps } from './StorePreview.tsx';

export interface PreviewSheetProps extends StorePreviewProps {
  onClose(): void;
}

/** The preview on demand, where it has no room beside the form. */
export default function PreviewSheet({ onClose, ...preview }: PreviewSheetProps) {
  const words = useWords(STORE_PROFILE_WORDS);
  return (
    <BottomSheet open title={words.preview} onClose={onClose}>
      {/* Keys scroll what has the focus. */}
      <Box tabIndex={0}>
        <StorePreview {...preview} />
      </Box>
    </BottomSheet>
  );
}
