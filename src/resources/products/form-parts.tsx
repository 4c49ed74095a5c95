import { use, useCallback, useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormContext, useWatch } from 'react-hook-form';
import { unitProfit } from '../../../domain/catalog/profit.ts';
import { hasPricesOf, type Prices } from '../../../domain/catalog/variants.ts';
import { planLimit } from '../../../domain/plans/features.ts';
import { PICTURES_WORDS } from '../../../generated/words/pictures.ts';
import { PRODUCTS_WORDS } from '../../../generated/words/products.ts';
import { FormSection } from '../../form/FormSections.tsx';
import { ImagesInput } from '../../kinds/inputs/ImagesInput.tsx';
import { InputSetContext, type InputProps } from '../../kinds/inputs/input.ts';
import { editableFields } from '../../kinds/inputs/nested.ts';
import type { FormParts } from '../../manifest/manifest.ts';
import { fill, fillCount, useAppLocale, useIntlLocale, useWords } from '../../i18n/words.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { color } from '../../theme/styles.ts';
import { useMoney } from '../../ui/figure/Money.tsx';
import { UpgradeButton } from '../../shell/premium/UpgradeButton.tsx';
import { useLocks } from './form/useLocks.ts';
import { namingVariants, type VariantsForm } from './variants/useVariants.ts';
import { ScannedInput } from './variants/ScannedInput.tsx';
import { VariantsSection } from './variants/VariantsSection.tsx';

/** The parts of the product's form that no schema can say; the rest is generated. */
const parts: FormParts<'products'> = {
  fields: {
    product_images: ProductImages,
    price: RestrictedInput,
    discount_price: RestrictedInput,
    quantity_available: RestrictedInput,
    barcode: BarcodeInput,
  },
  sections: { price: PriceSection, variants: VariantsSection },
  patch: namingVariants,
};

export default parts;

/** A price or a stock: the input of its widget, disabled with the reason for users whose role lacks the permission. */
function RestrictedInput(props: InputProps) {
  const Input = use(InputSetContext)?.widgets[props.field.widget].Input;
  const why = useLocks().own.get(props.field.source);
  if (Input === undefined) return null;
  if (why === undefined) return <Input {...props} />;
  const { help: _, ...field } = props.field;
  return <Input {...props} field={field} disabled note={why} />;
}

/** A code that a scanner types. It ends in Enter, which must not save a form that is still being filled in. */
function BarcodeInput(props: InputProps) {
  const Input = use(InputSetContext)?.widgets[props.field.widget].Input;
  if (Input === undefined) return null;
  return (
    <ScannedInput name={props.name} disabled={props.disabled}>
      <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <Input {...props} />
      </div>
    </ScannedInput>
  );
}

/** The prices of a product, in one line what becomes of those of its variants, and what a unit leaves. */
function PriceSection(section: PlacedSection) {
  const locked = useLocks().own.has('price');
  return (
    <FormSection
      {...section}
      below={
        <>
          <ProfitLine />
          {!locked && <FollowChoice />}
        </>
      }
    />
  );
}

/** What one unit leaves, as the prices and the cost are typed; nothing without a cost, or for who may not see it. */
function ProfitLine() {
  const { profit: words } = useWords(PRODUCTS_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const [price, discount_price, cost, variants] = useWatch<
    VariantsForm,
    ['price', 'discount_price', 'cost', 'product_variants']
  >({
    name: ['price', 'discount_price', 'cost', 'product_variants'],
  });
  const typed = (variants ?? []).length > 0 ? (variants ?? []) : [{ price, discount_price }];
  const offers = typed.flatMap(({ price: full, discount_price: lower }) =>
    typeof full === 'number'
      ? [{ price: full, discount_price: typeof lower === 'number' ? lower : null }]
      : [],
  );
  const profit = typeof cost === 'number' ? unitProfit(offers, cost) : null;
  if (profit === null) return null;
  const { amount, share, least } = profit;
  if (amount === 0) return <FormHelperText>{words.even}</FormHelperText>;
  if (amount < 0 || share === null)
    return (
      <FormHelperText sx={{ color: color('warning') }}>
        {fill(words.loss, { value: money(-amount) })}
      </FormHelperText>
    );
  const percent = share.toLocaleString(locale, { style: 'percent' });
  return (
    <FormHelperText>
      {fill(least ? words.gain_from : words.gain, { value: money(amount), percent })}
    </FormHelperText>
  );
}

function FollowChoice() {
  const { prices: words } = useWords(PRODUCTS_WORDS);
  const locale = useAppLocale();
  const { on, followers, others, choose } = useFollowers();
  const say = (sentence: string, count: number) => fillCount(sentence, count, locale);
  if (followers + others === 0) return null;
  if (followers === 0) return <FormHelperText>{say(words.all_stay, others)}</FormHelperText>;
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={on} onChange={(_, checked) => choose(checked)} />}
        label={say(others === 0 ? words.follow : words.follow_some, followers)}
        sx={{ minHeight: 'var(--target)', mr: 0 }}
      />
      {others > 0 && <FormHelperText sx={{ mt: 0 }}>{say(words.others_stay, others)}</FormHelperText>}
    </>
  );
}

/** The product's pictures, as many as the store's plan allows (spec 2 §5). */
function ProductImages(props: InputProps) {
  const access = useAccess();
  const [picture] = editableFields(props.field);
  if (picture === undefined) return null;
  const most = access === null ? undefined : planLimit(access.features, 'max_images_per_product');
  return (
    <ImagesInput
      {...props}
      picture={picture}
      most={most}
      full={most !== undefined && <PlanIsFull limit={most} />}
    />
  );
}

function PlanIsFull({ limit }: { limit: number }) {
  const words = useWords(PICTURES_WORDS);
  return (
    <Alert
      severity="info"
      action={<UpgradeButton gate="max_images_per_product" limit={limit} color="inherit" />}
    >
      {fill(words.plan_limit, { limit })}
    </Alert>
  );
}

interface Followers {
  /** Whether the variants take over what is typed. */
  on: boolean;
  /** Variants that cost what the product costs, and those with prices of their own. */
  followers: number;
  others: number;
  choose(on: boolean): void;
}

/** Whom a price that is being typed reaches, and what they cost before. */
type Reached = Map<string, Prices>;

/**
 * While a price of the product is typed, the variants that cost the same take it over in the form, where the user sees
 * it before saving. Which ones is settled before the first digit: `4.500` on the way to `45.000` is nobody's price.
 */
export function useFollowers(): Followers {
  const { getValues, setValue, subscribe } = useFormContext<VariantsForm>();
  const read = useCallback(() => {
    const [price = null, discount_price = null] = getValues(['price', 'discount_price']);
    return { own: { price, discount_price }, variants: getValues('product_variants') ?? [] };
  }, [getValues]);
  const [start] = useState(() => {
    const { own, variants } = read();
    const reached: Reached = new Map();
    for (const variant of variants) if (hasPricesOf(own, variant)) reached.set(variant.key, own);
    return { own, reached, marks: marksOf(variants), count: variants.length };
  });
  const [on, setOn] = useState(true);
  const [counts, setCounts] = useState({ followers: start.reached.size, total: start.count });
  const held = useRef({ ...start, on: true, writing: false });

  const price = useCallback(
    (pricesOf: (key: string) => Prices | undefined) => {
      const { current } = held;
      const next = read().variants.map((variant) => {
        const { price: full, discount_price } = pricesOf(variant.key) ?? variant;
        return { ...variant, price: full ?? null, discount_price: discount_price ?? null };
      });
      current.writing = true;
      setValue('product_variants', next, { shouldDirty: true });
      current.writing = false;
      current.marks = marksOf(next);
    },
    [read, setValue],
  );

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const { current } = held;
          if (current.writing) return;
          const { own, variants } = read();
          const marks = marksOf(variants);
          const priced = !hasPricesOf(current.own, own);
          const moved = marks !== current.marks;
          current.own = own;
          current.marks = marks;
          if (moved) {
            const before = current.reached;
            current.reached = new Map(
              variants.flatMap(({ key, ...variant }) => {
                const was = before.get(key);
                if (!current.on && was !== undefined) return [[key, was]];
                return hasPricesOf(own, variant) ? [[key, was ?? own]] : [];
              }),
            );
            setCounts({ followers: current.reached.size, total: variants.length });
          } else if (priced && current.on && current.reached.size > 0)
            price((key) => (current.reached.has(key) ? own : undefined));
        },
      }),
    [subscribe, read, price],
  );

  return {
    on,
    followers: counts.followers,
    others: counts.total - counts.followers,
    choose(next) {
      const { current } = held;
      current.on = next;
      setOn(next);
      price((key) => (next && current.reached.has(key) ? current.own : current.reached.get(key)));
    },
  };
}

/** Changes when a variant, or what one costs, does. */
function marksOf(variants: NonNullable<VariantsForm['product_variants']>): string {
  return JSON.stringify(
    variants.map(({ key, price, discount_price }) => [key, price, discount_price ?? null]),
  );
}
