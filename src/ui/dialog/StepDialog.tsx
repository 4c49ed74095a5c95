import { createContext, use, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useCloseOnBack } from '../leave/useCloseOnBack.ts';
import { DialogBody, sheetOnPhones, type DialogProps } from './Dialog.tsx';

interface Frame {
  id: string;
  /** What Escape and a touch outside do at the present step. */
  dismissRef: RefObject<(() => void) | undefined>;
}

const FrameContext = createContext<Frame | undefined>(undefined);

/** One dialog for several steps: the box stays while its `DialogStep` changes. Open as long as it is mounted. */
export function StepDialog({ children }: { children: ReactNode }) {
  const id = useId();
  const dismissRef = useRef<() => void>(undefined);
  const dismiss = (): void => dismissRef.current?.();
  useCloseOnBack(true, dismiss);
  return (
    <MuiDialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={dismiss} sx={sheetOnPhones}>
      <FrameContext value={{ id, dismissRef }}>{children}</FrameContext>
    </MuiDialog>
  );
}

type DialogStepProps = Pick<DialogProps, 'title' | 'children' | 'actions' | 'busy' | 'onClose' | 'formProps'>;

/** One step: its title, its content and its buttons. @throws outside a `StepDialog`: a defect of code */
export function DialogStep({ title, children, actions, busy = false, onClose, formProps }: DialogStepProps) {
  const frame = use(FrameContext);
  if (frame === undefined) throw new Error('<DialogStep> stands outside of a <StepDialog>');
  const { id, dismissRef } = frame;
  useLayoutEffect(() => {
    dismissRef.current = busy ? undefined : onClose;
  }, [dismissRef, busy, onClose]);
  const parts = (
    <>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogBody>{children}</DialogBody>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  if (formProps === undefined) return parts;
  return (
    <Box component="form" {...formProps} sx={{ display: 'contents' }}>
      {parts}
    </Box>
  );
}
