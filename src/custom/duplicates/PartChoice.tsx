import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Customer } from '../../../generated/customers/types.ts';
import { columnsOf } from './columns.ts';

interface PartChoiceProps {
  label: string;
  customers: readonly Customer[];
  /** Id of the chosen client. */
  value: number;
  onChange: (id: number) => void;
  render: (customer: Customer) => ReactNode;
}

/** One of the clients, for one part. Columns of the same client stand below each other where there is room. */
export function PartChoice({ label, customers, value, onChange, render }: PartChoiceProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontWeight: 500 }}>
        {label}
      </FormLabel>
      <RadioGroup
        value={String(value)}
        onChange={(_, id) => onChange(Number(id))}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: columnsOf(customers.length),
        }}
      >
        {customers.map((customer) => (
          <FormControlLabel
            key={customer.id}
            value={String(customer.id)}
            control={<Radio />}
            label={render(customer)}
            sx={{
              m: 0,
              // In line with the legend, as ticks are.
              ml: -1.25,
              minHeight: 'var(--target)',
              '& .MuiFormControlLabel-label': { fontSize: 'inherit', overflowWrap: 'anywhere' },
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
