import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import TitleIcon from '@mui/icons-material/Title';
import { useNotify } from 'ra-core';
import { isFieldType, MOST_FIELDS } from '../../../domain/checkout-form/checkout-form.ts';
import { CHECKOUT_FORM_WORDS } from '../../../generated/words/checkout-form.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { clamped, color, panel, quiet } from '../../theme/styles.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { SortableList, type SortableTools } from '../../ui/sortable/SortableList.tsx';
import { FieldInputs, TYPE_ICONS, type FieldInputsProps } from './FieldInputs.tsx';
import { newField, sentencesOfField, type TypedField } from './typed-form.ts';

type Edit = (fields: readonly TypedField[]) => TypedField[];

interface FieldListProps {
  fields: readonly TypedField[];
  sentences: Readonly<Record<string, string>>;
  /** How often faults were asked for: each time the first faulty field opens. */
  revealed: number;
  onChange(edit: Edit): void;
}

/** The fields of a form, sorted by handle, keyboard and buttons; one of them open for editing. */
export function FieldList({ fields, sentences, revealed, onChange }: FieldListProps) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const notify = useNotify();
  const [open, setOpen] = useState<number>();
  // A field that was left, or there when faults were asked for, shows its own.
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const faulty = fields.findIndex((_, index) =>
    Object.keys(sentences).some((source) => source.startsWith(`fields.${index}.`)),
  );
  const firstFaulty = fields[faulty]?.key;
  const [asked, setAsked] = useState(revealed);
  if (asked !== revealed) {
    setAsked(revealed);
    setLeft((before) => new Set([...before, ...fields.map(({ key }) => key)]));
    if (firstFaulty !== undefined && sentences['title'] === undefined) setOpen(firstFaulty);
  }
  const nameOf = ({ title }: TypedField): string => (title.trim() === '' ? words.new_field : title);

  const turn = (key: number | undefined): void => {
    if (open !== undefined) setLeft((before) => new Set(before).add(open));
    setOpen(key);
  };
  const add = (type: 'label' | ''): void => {
    const field = newField(fields, type);
    onChange((before) => [...before, field]);
    turn(field.key);
  };
  const remove = (field: TypedField, index: number): void => {
    onChange((before) => before.filter(({ key }) => key !== field.key));
    const back = (): void => onChange((before) => [...before.slice(0, index), field, ...before.slice(index)]);
    notify(
      <UndoMessage text={fill(words.removed, { name: nameOf(field) })} label={words.undo} onUndo={back} />,
      { type: 'info', autoHideDuration: UNDO_NOTICE },
    );
  };
  const move = (id: number, to: number): void =>
    onChange((before) => {
      const moved = before.filter(({ key }) => key === id);
      const others = before.filter(({ key }) => key !== id);
      return [...others.slice(0, to), ...moved, ...others.slice(to)];
    });
  const full = fields.length >= MOST_FIELDS;
  const fault = revealed > 0 || left.size > 0 ? sentences['fields'] : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {fields.length === 0 && <Box sx={quiet}>{words.fields_none}</Box>}
      <SortableList
        items={fields.map((field) => ({ id: field.key, name: nameOf(field), field }))}
        label={words.fields}
        onMove={move}
      >
        {({ field, name }, tools, index) => (
          <FieldCard
            field={field}
            name={name}
            tools={tools}
            open={open === field.key}
            sentences={left.has(field.key) ? sentencesOfField(sentences, index) : {}}
            onTurn={() => turn(open === field.key ? undefined : field.key)}
            onChange={(changed) =>
              onChange((before) => before.map((one) => (one.key === changed.key ? changed : one)))
            }
            onRemove={() => remove(field, index)}
          />
        )}
      </SortableList>
      {fault !== undefined && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={full} onClick={() => add('')}>
          {words.add_field}
        </Button>
        <Button startIcon={<TitleIcon />} disabled={full} onClick={() => add('label')}>
          {words.add_title}
        </Button>
      </Box>
      {full && <Box sx={quiet}>{fill(words.errors.many, { limit: MOST_FIELDS })}</Box>}
    </Box>
  );
}

interface FieldCardProps extends FieldInputsProps {
  name: string;
  tools: SortableTools;
  open: boolean;
  onTurn(): void;
  onRemove(): void;
}

/** A field as a line that says what it asks; open, its inputs stand below. */
function FieldCard({ field, name, tools, open, sentences, onTurn, onChange, onRemove }: FieldCardProps) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const id = useId();
  const type = isFieldType(field.type) ? field.type : undefined;
  const Icon = type && TYPE_ICONS[type];
  const facts = [
    ...(type === undefined ? [] : [words.types[type]]),
    ...(field.mandatory && type !== 'label' ? [words.mandatory] : []),
  ];
  const faulty = Object.keys(sentences).length > 0;
  return (
    <Box sx={{ ...panel, ...(faulty && { borderColor: color('danger') }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', pr: 0.5 }}>
        {tools.handle}
        <ButtonBase
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onTurn}
          sx={{
            // Below this width the tools take a line of their own, and the question is not cut.
            flex: '1 1 15rem',
            minWidth: 0,
            minHeight: 56,
            gap: 1.5,
            justifyContent: 'flex-start',
            textAlign: 'left',
            font: 'inherit',
            borderRadius: 'var(--radius)',
          }}
        >
          {Icon && <Icon fontSize="small" sx={{ color: color('text-secondary') }} />}
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 500, ...clamped(2) }}>
              {name}
            </Box>
            <Box
              component="span"
              sx={{ ...quiet, display: 'block', ...(faulty && { color: color('danger') }) }}
            >
              {faulty && !open ? words.faults_of : facts.join(' · ')}
            </Box>
          </Box>
        </ButtonBase>
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          {tools.buttons}
          <IconButton aria-label={fill(words.remove, { name })} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {open && (
        <Box id={id} sx={{ p: 2, pt: 1 }}>
          <FieldInputs field={field} sentences={sentences} onChange={onChange} />
        </Box>
      )}
    </Box>
  );
}
