import { useDeferredValue, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FORM_TITLE_LENGTH } from '../../../domain/checkout-form/checkout-form.ts';
import type { StoredForm } from '../../dataProvider/checkout-form-calls.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { WIDE } from '../../theme/widths.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../ui/form/ProblemNotice.tsx';
import { RestoredNotice } from '../../ui/form/RestoredNotice.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';
import { FieldList } from './FieldList.tsx';
import { FormPreview } from './FormPreview.tsx';
import { StopAsking } from './StopAsking.tsx';
import { useFormEditor } from './useFormEditor.ts';

/** What takes the focus for a fault: an input, or the first of the types to choose from. */
const MISSING = '[aria-invalid="true"], [data-missing] button';

interface FormEditorProps {
  stored: StoredForm;
  onSaved(saved: StoredForm): void;
}

/** Title and fields, and what buyers see of them: beside it, or on a phone as a second view. */
export function FormEditor({ stored, onSaved }: FormEditorProps) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
  const locale = useAppLocale();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const [view, setView] = useState(0);
  const editor = useFormEditor(stored, onSaved);
  const { form, formProps, typed, sentences, changed, saving, problem, restored } = editor;
  const shown = useDeferredValue(typed);
  const faults = Object.keys(sentences).length;
  // Faults stand at their fields once they were asked for; an untouched form is not red.
  const [revealed, setRevealed] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (revealed > 0) ref.current?.querySelector<HTMLElement>(MISSING)?.focus();
  }, [revealed]);

  const editing = (
    <Box
      component="form"
      {...formProps}
      onSubmit={(event) => {
        if (faults > 0) {
          event.preventDefault();
          setRevealed((before) => before + 1);
        } else formProps.onSubmit(event);
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {restored && <RestoredNotice onDiscard={editor.startOver} />}
      <SectionCard title={words.card} intro={words.intro}>
        <LabelledInput
          label={words.form_title}
          value={typed.title}
          error={revealed > 0 || typed.title !== '' ? sentences['title'] : undefined}
          inputProps={{ maxLength: FORM_TITLE_LENGTH }}
          onChange={editor.setTitle}
        />
        <FieldList fields={typed.fields} sentences={sentences} revealed={revealed} onChange={editor.change} />
      </SectionCard>
      {problem && <ProblemNotice problem={problem} />}
      {stored.fields.length > 0 && <StopAsking stored={stored} onStopped={onSaved} />}
      <SaveBar
        busy={saving}
        disabled={faults > 0 || !changed}
        {...(changed &&
          faults > 0 && {
            summary: (
              <Button color="error" onClick={() => setRevealed((before) => before + 1)}>
                {fillCount(words.faults, faults, locale)}
              </Button>
            ),
          })}
      />
    </Box>
  );
  const preview = <FormPreview typed={shown} />;
  return (
    <Box ref={ref}>
      {wide ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr) 320px',
          }}
        >
          {editing}
          <Box
            sx={{
              position: 'sticky',
              top: 'calc(var(--height-top) + 16px)',
              maxHeight: 'calc(100dvh - var(--height-top) - 32px)',
              overflowY: 'auto',
            }}
          >
            {preview}
          </Box>
        </Box>
      ) : (
        <Tabs
          label={words.title}
          open={view}
          onOpen={setView}
          tabs={[
            { key: 'edit', label: words.edit, content: editing },
            { key: 'preview', label: words.preview_tab, content: preview },
          ]}
        />
      )}
      <LeaveGuard control={form.control} leavingRef={editor.leavingRef} onDiscard={editor.discard} />
    </Box>
  );
}
