import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import { DocumentChips } from './DocumentChips.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FilePicker } from './FilePicker.tsx';
import { nameOfFile, withFile } from './file-value.ts';
import type { InputProps } from './input.ts';
import { useDocumentUpload } from './useDocumentUpload.ts';
import { useFieldValue } from './useFieldValue.ts';

/** An array of addresses of documents: chosen several at once, each removed alone. Its bounds are the validator's. */
export function FilesInput({ element, ...props }: InputProps & { element: FieldDescriptor }) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { getValues } = useFormContext();
  const { send, sending, failed, failure, discard } = useDocumentUpload();
  const words = useDictionary(DOCUMENT_WORDS);
  const labelOf = useLabel();
  const held = addressesIn(value);
  return (
    <FieldFrame {...props} error={failure ?? error} late={failure !== undefined} group>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <DocumentChips
            stored={held.map((url) => ({ id: url, name: nameOfFile(url) ?? url }))}
            failed={failed}
            disabled={disabled}
            onRemove={(url) => onChange(held.filter((one) => one !== url))}
            onDiscard={discard}
          />
          <FilePicker
            several
            label={words.file}
            name={labelOf(field.label)}
            accept={element.options?.['accept']}
            sending={sending}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={(files) =>
              // Another one may have been removed since the render.
              send(files, (file) => onChange([...addressesIn(getValues(name)), withFile(element, file)]))
            }
          />
        </Box>
      )}
    </FieldFrame>
  );
}

function addressesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
