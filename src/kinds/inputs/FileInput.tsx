import { useRef, use, useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { DOCUMENTS_WORDS } from '../../../generated/words/documents.ts';
import { useLabel, useWords, fill } from '../../i18n/words.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fileNameIn, withFileName } from '../../ui/file/file-address.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldValue, InputSetContext, type InputProps } from './input.ts';
import { RemovableChip } from './RemovableChip.tsx';
import { uploadProblem, useUnsentCheck } from './useUploadQueue.ts';

/** A stored document: its address, or for a `json` field a list of `{name, url}`. */
export function FileInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { send, sending, failed, failure, discard } = useDocumentUpload();
  const words = useWords(DOCUMENTS_WORDS);
  const labelOf = useLabel();
  const held = nameOfFile(value);
  return (
    <FieldFrame {...props} error={failure ?? error} late={failure !== undefined} group>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <DocumentChips
            stored={held === undefined ? [] : [{ id: held, name: held }]}
            failed={failed}
            disabled={disabled}
            onRemove={() => onChange(field.shape === 'array' ? [] : null)}
            onDiscard={discard}
          />
          <FilePicker
            label={held === undefined ? words.file : words.replace}
            name={labelOf(field.label)}
            accept={field.options?.['accept']}
            sending={sending}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={([file]) => {
              if (file === undefined) return;
              // It stands in the place of the one that failed.
              for (const name of failed) discard(name);
              void send([file], (stored) => onChange(withFile(field, stored)));
            }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

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

interface DocumentChipsProps {
  stored: readonly { id: string; name: string }[];
  /** Names of those whose upload failed. */
  failed: readonly string[];
  disabled: boolean;
  onRemove: (id: string) => void;
  onDiscard: (name: string) => void;
}

/** The documents of a field, each removed alone; those that failed say so and stay out of the record. */
export function DocumentChips({ stored, failed, disabled, onRemove, onDiscard }: DocumentChipsProps) {
  if (stored.length + failed.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none', maxWidth: '100%' }}
    >
      {stored.map(({ id, name }) => (
        <RemovableChip key={id} label={name} {...(disabled ? {} : { onRemove: () => onRemove(id) })} />
      ))}
      {failed.map((name) => (
        <RemovableChip key={`failed ${name}`} label={name} failed onRemove={() => onDiscard(name)} />
      ))}
    </Box>
  );
}

interface DocumentUpload {
  sending: boolean;
  /** Names of the files that failed, until they are sent again or discarded. */
  failed: readonly string[];
  /** Which files failed and why, in the user's language. */
  failure: string | undefined;
  /** Sends one file after another, and hands over each that is stored; `failed` has the others. */
  send: (files: readonly File[], stored: (file: StoredFile) => void) => Promise<void>;
  discard: (name: string) => void;
}

interface FailedUpload {
  name: string;
  sentence: string;
}

/** Uploads documents of the shop; the form does not save before the end, nor while one has failed. */
export function useDocumentUpload(): DocumentUpload {
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const words = useWords(DOCUMENTS_WORDS);
  const inputs = use(InputSetContext);
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState<readonly FailedUpload[]>([]);
  useUnsentCheck(failures.length, words.unsent);

  const discard = (name: string): void =>
    setFailures((all) => all.filter((failure) => failure.name !== name));
  const sendOne = async (file: File, stored: (file: StoredFile) => void): Promise<void> => {
    const { name } = file;
    discard(name);
    try {
      stored({ name, url: await provider.upload(file, 'document') });
    } catch (error) {
      const sentence = fill(words.failed, { name, reason: uploadProblem(translate, error) });
      setFailures((others) => [...others, { name, sentence }]);
    }
  };
  const sendAll: DocumentUpload['send'] = async (files, stored) => {
    setSending(true);
    for (const file of files) await sendOne(file, stored);
    setSending(false);
  };
  return {
    sending,
    failed: failures.map(({ name }) => name),
    failure: failures.length === 0 ? undefined : failures.map(({ sentence }) => sentence).join(' '),
    send: (files, stored) => {
      const work = sendAll(files, stored);
      inputs?.addUpload?.(work);
      return work;
    },
    discard,
  };
}

interface StoredFile {
  name: string;
  url: string;
}

/** The new value of a file field: an address that carries the name, a `{name, url}`, or a list with one. */
export function withFile(field: FieldDescriptor, file: StoredFile): unknown {
  if (field.kind !== 'json') {
    const named = withFileName(file.url, file.name);
    return named.length > (field.bounds?.maxLength ?? Infinity) ? file.url : named;
  }
  return field.shape === 'array' ? [file] : file;
}

/** The name of the file that a field holds; undefined without one. */
export function nameOfFile(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : fileNameIn(value);
  const file: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof file !== 'object' || file === null) return undefined;
  if ('name' in file && typeof file.name === 'string' && file.name !== '') return file.name;
  return 'url' in file && typeof file.url === 'string' ? nameOfFile(file.url) : undefined;
}
