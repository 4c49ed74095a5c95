import type { RaRecord } from 'ra-core';
import { slugify } from '../../../domain/catalog/slug.ts';
import { SHARE_WORDS } from '../../../generated/words/share.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { ShareDialog } from './ShareDialog.tsx';

export interface ShareRecordDialogProps {
  open: boolean;
  onClose(): void;
  resource: string;
  record: RaRecord;
  address: string;
}

/** The public link and code of a record. */
export default function ShareRecordDialog(props: ShareRecordDialogProps) {
  const { open, onClose, resource, record, address } = props;
  const words = useWords(SHARE_WORDS);
  const name = useRepresent()(resource, record);
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      title={fill(words.record, { name })}
      label={words.record_link}
      address={address}
      text={name}
      goLabel={words.go_record}
      fileName={`qr-${slugify(name) || record.id}`}
    />
  );
}
