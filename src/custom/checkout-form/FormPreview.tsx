import { useState } from 'react';
import Box from '@mui/material/Box';
import type { TypedAnswers } from '../../../domain/checkout-form/answers.ts';
import { formSchema } from '../../../domain/checkout-form/form-schema.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AnswerInputs } from '../../ui/answers/AnswerInputs.tsx';
import { PhoneFrame } from '../../ui/picture/PhoneFrame.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';
import { shownForm, type TypedForm } from './typed-form.ts';

/** The form as buyers see it, drawn from its JSON Schema. It can be tried; nothing of it is kept. */
export function FormPreview({ typed }: { typed: TypedForm }) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
  const [answers, setAnswers] = useState<TypedAnswers>({});
  const schema = formSchema(shownForm(typed, words));
  return (
    <PhoneFrame label={words.preview}>
      <Box sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ fontWeight: 700, fontSize: 'var(--text-20)', lineHeight: 1.2 }}>{schema.title}</Box>
        {schema['x-form'].length === 0 && <Box sx={quiet}>{words.preview_empty}</Box>}
        <AnswerInputs
          schema={schema}
          typed={answers}
          onChange={(name, value) => setAnswers((before) => ({ ...before, [name]: value }))}
        />
      </Box>
    </PhoneFrame>
  );
}
