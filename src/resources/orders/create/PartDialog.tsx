import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { sheetOnPhones } from '../../../ui/dialog/sheet.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import { editableFields } from '../../../generator/inputs/nested.ts';
import type { Values } from '../../../generator/form/payload.ts';
import { REQUIRED } from './manual-order.ts';
import { checksResolver } from './order-checks.ts';

interface PartDialogProps {
  title: string;
  /** The group of the order that it edits. */
  field: FieldDescriptor;
  values: Values;
  complaints: (values: Values) => Record<string, string>;
  /** Members that the order does not ask for here. */
  without?: readonly string[];
  /** Above the fields: a search that fills them in. */
  head?: ReactNode;
  onSave: (values: Values) => void;
  onClose: () => void;
}

/** A group of the order in a dialog of its own, checked before it is taken over. */
export function PartDialog({
  title,
  field,
  values,
  complaints,
  without = [],
  head,
  onSave,
  onClose,
}: PartDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const form = useForm<Values>({
    defaultValues: values,
    resolver: useMemo(() => checksResolver(complaints, field.source), [complaints, field.source]),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} sx={sheetOnPhones}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            // Portals bubble through React: without this the page's own form would be submitted too.
            event.stopPropagation();
            void form.handleSubmit(onSave)(event);
          }}
          sx={{ display: 'contents' }}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, alignItems: 'start' }}>
            {head}
            {editableFields(field)
              .filter(({ source }) => !without.includes(source))
              .map((item) => (
                <FieldInput
                  key={item.source}
                  field={item}
                  name={item.source}
                  required={item.required === true || REQUIRED.includes(`${field.source}.${item.source}`)}
                  disabled={false}
                />
              ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('app.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('form.save')}
            </Button>
          </DialogActions>
        </Box>
      </FormProvider>
    </Dialog>
  );
}
