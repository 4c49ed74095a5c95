import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { EnumsInput } from './EnumsInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FilesInput } from './FilesInput.tsx';
import { GroupInput } from './GroupInput.tsx';
import { ImagesInput } from './ImagesInput.tsx';
import { ItemsInput } from './ItemsInput.tsx';
import { CitiesInput, CountriesInput } from './PlacesInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { TagsInput } from './TagsInput.tsx';
import { TextBox } from './TextBox.tsx';
import type { InputProps } from './input.ts';
import { useFieldValue } from './useFieldValue.ts';
import { useTypedText } from './useTypedText.ts';

/**
 * Structured data by its shape: a group, rows, or a list of single values. A value without declared shape is edited as
 * text.
 */
export function JsonInput(props: InputProps) {
  const { shape, items, element } = props.field;
  if (items !== undefined) return shape === 'array' ? <ItemsInput {...props} /> : <GroupInput {...props} />;
  if (element === undefined) return <RawJsonInput {...props} />;
  return <ElementsInput {...props} element={element} />;
}

/** An array of single values, each chosen as one value of its kind is. */
function ElementsInput({ element, ...props }: InputProps & { element: FieldDescriptor }) {
  if (element.enum !== undefined) return <EnumsInput {...props} />;
  if (element.ref !== undefined) return <ReferencesInput {...props} />;
  switch (element.widget) {
    case 'city':
      return <CitiesInput {...props} />;
    case 'country':
      return <CountriesInput {...props} />;
    case 'image':
      return <ImagesInput {...props} />;
    case 'file':
      return <FilesInput {...props} element={element} />;
    default:
      return element.kind === 'text' ? <TagsInput {...props} /> : <RawJsonInput {...props} />;
  }
}

function RawJsonInput(props: InputProps) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const [text, setText] = useTypedText(value, show);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <TextBox
          of={props}
          control={control}
          multiline
          minRows={3}
          maxRows={16}
          value={text}
          onText={(typed) => {
            const meaning = read(typed);
            setText(typed, meaning);
            onChange(meaning);
          }}
          onBlur={onBlur}
          inputRef={ref}
          keyboard={{ spellCheck: false, autoCapitalize: 'none' }}
          sx={{ fontFamily: 'monospace' }}
        />
      )}
    </FieldFrame>
  );
}

function show(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The parsed text, or the text itself when it is not JSON: the validator then refuses it. */
function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
