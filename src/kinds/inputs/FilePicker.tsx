import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef, type Ref } from 'react';

/** What the shop stores as a document. */
const DOCUMENTS = 'application/pdf';

interface FilePickerProps {
  /** Words of the button. */
  label: string;
  /** Of the field, for the box that tests and browsers know by name. */
  name: string;
  several?: boolean;
  /** Media types or endings of the field, in place of all that the shop stores as documents. */
  accept?: unknown;
  sending: boolean;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  focusRef?: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
}

/** The button that chooses documents of the device. */
export function FilePicker({
  label,
  name,
  several,
  accept,
  sending,
  disabled,
  describedBy,
  focusRef,
  onFiles,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        aria-label={name}
        accept={String(accept ?? DOCUMENTS)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        ref={focusRef}
        variant="outlined"
        startIcon={<UploadFileIcon />}
        loading={sending}
        loadingPosition="start"
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
