import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../i18n/useLabel.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { useBeforeSave } from '../../../generator/form/useBeforeSave.ts';
import { OptionCard } from './OptionCard.tsx';
import { FEW_OPTIONS, MOST_OPTIONS } from '../../../../domain/catalog/option-drafts.ts';
import { useVariants } from './useVariants.ts';
import { VariantsGrid } from './VariantsGrid.tsx';

/** A removal that needs a question: one option by its index, or all options by the checkbox. */
type Removal = number | 'all' | null;

/** Options of a product and the variants that they produce (spec 1 §2, §3). */
export function VariantsSection({ label, fields }: PlacedSection) {
  const labelOf = useLabel();
  const translate = useTranslate();
  const variants = useVariants();
  const { on, drafts, settled } = variants;
  const [more, setMore] = useState(drafts.length > FEW_OPTIONS);
  const [removal, setRemoval] = useState<Removal>(null);
  const [optionsField, variantsField] = fields;
  const tick = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const saving = useRef(false);
  // The button that saved is gone: the focus goes to the one that opens another option, else to the tick.
  useEffect(() => {
    if (!saving.current || !settled) return;
    saving.current = false;
    if (adding.current?.disabled === false) adding.current.focus();
    else tick.current?.focus();
  }, [settled]);
  useBeforeSave(() =>
    !on || settled || variants.save() ? undefined : translate('products.options.unsaved'),
  );
  if (optionsField === undefined || variantsField === undefined) return null;

  const most = more ? MOST_OPTIONS : FEW_OPTIONS;
  const toggle = () => {
    if (!on) variants.turnOn();
    else if (drafts.some((_, index) => variants.isSaved(index))) setRemoval('all');
    else variants.turnOff();
  };
  const removeConfirmed = () => {
    if (removal === 'all') variants.turnOff();
    else if (removal !== null) variants.remove(removal);
    setRemoval(null);
  };
  return (
    <SectionCard title={label && labelOf(label)}>
      <FormControlLabel
        control={<Checkbox checked={on} onChange={toggle} slotProps={{ input: { ref: tick } }} />}
        label={translate('products.options.has')}
        sx={{ minHeight: 'var(--target)', mr: 0 }}
      />
      {on && (
        <>
          {drafts.map((draft, index) => (
            <OptionCard
              key={draft.id ?? index}
              draft={draft}
              position={index + 1}
              field={optionsField.field}
              faults={variants.faults.filter((fault) => fault.index === index)}
              onChange={(next) => variants.change(index, next)}
              onRemove={() => (variants.isSaved(index) ? setRemoval(index) : variants.remove(index))}
            />
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!settled && (
              <Button
                variant="outlined"
                onClick={() => {
                  saving.current = variants.save();
                }}
              >
                {translate('products.options.save')}
              </Button>
            )}
            <Button
              ref={adding}
              variant="outlined"
              startIcon={<AddIcon />}
              disabled={!settled || drafts.length >= most}
              onClick={variants.add}
            >
              {translate('products.options.add')}
            </Button>
          </Box>
          <Box>
            <FormControlLabel
              control={
                <Checkbox
                  checked={more}
                  disabled={drafts.length > FEW_OPTIONS}
                  onChange={(_, checked) => setMore(checked)}
                />
              }
              label={translate('products.options.more')}
              sx={{ minHeight: 'var(--target)', mr: 0 }}
            />
            <FormHelperText>{translate('products.options.more_help')}</FormHelperText>
          </Box>
          <VariantsGrid field={variantsField.field} />
        </>
      )}
      <ConfirmDialog
        local
        open={removal !== null}
        message={translate(
          removal === 'all' ? 'products.options.confirm_all' : 'products.options.confirm_one',
          {
            name: typeof removal === 'number' ? (drafts[removal]?.name ?? '') : '',
          },
        )}
        confirmLabel={translate('ra.action.delete')}
        onConfirm={removeConfirmed}
        onCancel={() => setRemoval(null)}
      />
    </SectionCard>
  );
}
