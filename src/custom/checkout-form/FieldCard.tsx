import { useId } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { isFieldType } from '../../../domain/checkout-form/checkout-form.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { clamped } from '../../theme/clamped.ts';
import { color } from '../../theme/color.ts';
import { panel } from '../../ui/card/panel.ts';
import type { SortableTools } from '../../ui/sortable/SortableList.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';
import { FieldInputs } from './FieldInputs.tsx';
import { TYPE_ICONS } from './type-icons.ts';
import type { TypedField } from './typed-form.ts';

export interface FieldCardProps {
  field: TypedField;
  name: string;
  tools: SortableTools;
  open: boolean;
  /** Of this field, by its own sources; empty while they are not to be seen. */
  sentences: Readonly<Record<string, string>>;
  onTurn(): void;
  onChange(field: TypedField): void;
  onRemove(): void;
}

/** A field as a line that says what it asks; open, its inputs stand below. */
export function FieldCard({
  field,
  name,
  tools,
  open,
  sentences,
  onTurn,
  onChange,
  onRemove,
}: FieldCardProps) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
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
