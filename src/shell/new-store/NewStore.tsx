import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import DoneIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { useStore as usePreference, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useInactive } from '../../authProvider/useInactive.ts';
import { useSession, useStore } from '../../authProvider/useSession.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { pathOf } from '../../schema/paths.ts';
import { useRecords, type RecordName } from '../../schema/record-hooks.ts';
import { color, visuallyHidden } from '../../theme/styles.ts';
import { usePlanState } from '../plan/usePlanState.ts';

/** For a shop without sales: a welcome, once, and the remaining steps until they are done or dismissed. */
export default function NewStore() {
  const steps = useSetupSteps();
  const storeId = useStore()?.id ?? 0;
  const [hidden, setHidden] = usePreference(`setup.hidden.${storeId}`, false);
  if (steps === null) return null;
  const untouched = steps.every(({ done, begins }) => !(done && begins));
  const next = steps.find(({ done }) => !done);
  if (next === undefined) return null;
  return (
    <>
      {!hidden && <SetupChecklist steps={steps} next={next} onHide={() => setHidden(true)} />}
      {untouched && <WelcomePopup start={next.to} />}
    </>
  );
}

const NAME = 'tendero_welcomed';
/** As long as an account counts as new, in seconds. */
const KEPT = 30 * 24 * 60 * 60;

/** Whether this browser has welcomed the user. A cookie, because signing out empties the browser's storage. */
function wasWelcomed(userId: number): boolean {
  return document.cookie.split(';').some((pair) => pair.trim() === `${NAME}=${userId}`);
}

function rememberWelcome(userId: number): void {
  document.cookie = `${NAME}=${userId}; Path=/; Max-Age=${KEPT}; SameSite=Lax`;
}

/** Welcomes a new owner once. It covers no controls, so the page stays usable. */
function WelcomePopup({ start }: { start: string }) {
  const translate = useTranslate();
  const { new_store: words } = useWords(SHELL_WORDS);
  const user = useSession()?.user;
  const plan = usePlanState();
  const inactive = useInactive();
  const blocked = inactive || (plan !== null && (plan.blocked || plan.pastDue));
  const userId = user?.user_id ?? 0;
  const id = useId();
  const [open, setOpen] = useState(() => !wasWelcomed(userId));
  // The plan's own popup asks for a payment, and nothing may lie above it. In an inactive store nothing can be closed.
  const shown = open && !blocked && user !== undefined;
  useEffect(() => {
    if (shown) rememberWelcome(userId);
  }, [shown, userId]);
  if (!shown) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 12, sm: 24 },
        left: { xs: 12, sm: 'auto' },
        bottom: { xs: 'calc(var(--height-bottom) + 12px + env(safe-area-inset-bottom))', sm: 24 },
        width: { sm: 360 },
        p: 2,
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius-sheet)',
        backgroundColor: color('surface'),
        boxShadow: 'var(--shadow-float)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography component="h2" variant="h3" id={id} sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {fill(words.welcome, { name: user.first_name })}
        </Typography>
        <IconButton aria-label={translate('app.close')} onClick={() => setOpen(false)}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography sx={{ my: 1, color: color('text-secondary') }}>{words.welcome_text}</Typography>
      <Button component={Link} to={start} variant="contained" onClick={() => setOpen(false)}>
        {words.start}
      </Button>
    </Box>
  );
}

interface SetupChecklistProps {
  steps: readonly SetupStep[];
  /** The highlighted step. */
  next: SetupStep;
  onHide(): void;
}

/** The steps to a shop that sells, with a tick at each done one. */
function SetupChecklist({ steps, next, onHide }: SetupChecklistProps) {
  const { new_store: words } = useWords(SHELL_WORDS);
  const id = useId();
  const done = steps.filter((step) => step.done).length;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: 2,
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius)',
        backgroundColor: color('surface'),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography component="h2" variant="h3" id={id}>
            {words.title}
          </Typography>
          <Box sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>
            {fill(words.progress, { done, all: steps.length })}
          </Box>
        </Box>
        <IconButton aria-label={words.hide} title={words.hide} onClick={onHide}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
        {steps.map((step) => (
          <Box component="li" key={step.to} sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            {step.done ? (
              // Aligned with the buttons of the other steps, both text and icon.
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  px: 2,
                  fontSize: 'var(--text-14)',
                  color: color('text-secondary'),
                }}
              >
                <DoneIcon
                  aria-hidden
                  sx={{ flex: 'none', ml: -0.5, fontSize: 20, color: color('success') }}
                />
                {step.words}
                <Box component="span" sx={visuallyHidden}>{` (${words.done})`}</Box>
              </Box>
            ) : (
              <Button
                component={Link}
                to={step.to}
                startIcon={<OpenIcon />}
                variant={step === next ? 'outlined' : 'text'}
                sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
              >
                {step.words}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface SetupStep {
  words: string;
  to: string;
  done: boolean;
  /** Only actions of the owner count. The sign-up itself makes the first branch, so that is no step. */
  begins: boolean;
}

/** The steps of a new shop before it sells, judged by the existing records; null until they are known. */
function useSetupSteps(): SetupStep[] | null {
  const { new_store: words } = useWords(SHELL_WORDS);
  const products = useAny('products');
  const branches = useAny('user-stores');
  const ways = useAny('payment-channels-store');
  const orders = useAny('orders');
  if (products === null || branches === null || ways === null || orders === null) return null;
  return [
    { words: words.product, to: pathOf('products', 'create'), done: products, begins: true },
    { words: words.branch, to: pathOf('user-stores', 'create'), done: branches, begins: false },
    { words: words.payment, to: pathOf('payment-channels-store', 'list'), done: ways, begins: true },
    { words: words.order, to: pathOf('orders', 'create'), done: orders, begins: true },
  ];
}

/** Whether a resource has any record; null while, or because, nobody can say. */
function useAny(resource: RecordName): boolean | null {
  const { total } = useRecords(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  return total === undefined ? null : total > 0;
}
