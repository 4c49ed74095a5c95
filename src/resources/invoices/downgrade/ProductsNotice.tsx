import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { useUsage } from '../useBilling.ts';

/** More products are published than the plan includes: until a day one chooses which stay (PRD-09). */
export function ProductsNotice() {
  const { downgrade: words } = useDictionary(BILLING_WORDS);
  const dates = useDates();
  const { data } = useUsage();
  if (data === undefined) return null;
  const { published_products: used, max_products: most, choice_until: until } = data;
  if (until === null || used <= most) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={Link} to={pathOf('products', 'list')}>
          {words.see_products}
        </Button>
      }
    >
      {fill(words.products, { used, most, day: dates.relative(until) })}
    </Alert>
  );
}
