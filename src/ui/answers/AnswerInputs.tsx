import Box from '@mui/material/Box';
import type { TypedAnswers } from '../../../domain/checkout-form/answers.ts';
import type { FormSchema } from '../../../domain/checkout-form/form-schema.ts';
import { quiet } from '../text/quiet.ts';
import { AnswerInput } from './AnswerInput.tsx';

interface AnswerInputsProps {
  schema: FormSchema;
  typed: TypedAnswers;
  /** Sentences by the name of the answer. */
  errors?: Readonly<Record<string, string>>;
  onChange(name: string, value: string | readonly string[]): void;
}

/** The form of a checkout, drawn from its JSON Schema: title blocks and inputs in their order. */
export function AnswerInputs({ schema, typed, errors = {}, onChange }: AnswerInputsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}>
      {schema['x-form'].map(({ type, property, title, text }, at) =>
        property === null ? (
          <Box key={`block-${at}`}>
            <Box sx={{ fontWeight: 700, fontSize: 'var(--text-16)' }}>{title}</Box>
            {text !== null && <Box sx={{ ...quiet, whiteSpace: 'pre-line' }}>{text}</Box>}
          </Box>
        ) : (
          <AnswerInput
            key={property}
            type={type}
            schema={schema.properties[property] ?? {}}
            label={schema.required.includes(property) ? `${title} *` : title}
            help={text}
            value={typed[property]}
            error={errors[property]}
            onChange={(value) => onChange(property, value)}
          />
        ),
      )}
    </Box>
  );
}
