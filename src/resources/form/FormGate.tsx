import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Operation } from '../../../domain/schema/vocabulary.ts';
import { DeniedScreen, LockedScreen, NotFoundScreen } from '../../layout/StateScreens.tsx';
import { useVerdict } from '../useAllowed.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

interface FormGateProps {
  resource: string;
  operation: Operation;
  children: ReactNode;
}

/** Lets in who may do this here; tells the others why not before anything is loaded. */
export function FormGate({ resource, operation, children }: FormGateProps) {
  switch (useVerdict(resource)(operation)) {
    case 'allowed':
      return <Suspense fallback={<FormSkeleton />}>{children}</Suspense>;
    case 'permission':
      return <DeniedScreen />;
    case 'feature':
      return <LockedScreen />;
    case 'absent':
      return <NotFoundScreen />;
  }
}
