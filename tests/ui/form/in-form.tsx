import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SessionStore } from '../../../src/authProvider/session-store.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { InputSetContext, type InputSet } from '../../../src/kinds/inputs/input.ts';
import { WIDGETS } from '../../../src/kinds/display/widgets.ts';
import { theme } from '../../../src/theme/theme.ts';
import { LeaveGuards } from '../../../src/ui/leave/useLeaveGuard.tsx';
import { InPage } from '../in-page.tsx';
import { withoutStyles } from '../without-styles.ts';

type Values = Record<string, unknown>;

export interface RenderedForm {
  /** What the form holds now. */
  values: () => Values;
}

/** Inputs in a form of their own, without a resource; the records are those of the data provider. */
export function renderInForm(
  defaultValues: Values,
  children: ReactNode,
  components: InputSet['components'] = {},
  dataProvider?: DataProvider,
  resolver?: Resolver<Values>,
  session?: SessionStore,
): RenderedForm {
  let form: UseFormReturn<Values> | undefined;
  function Harness() {
    form = useForm<Values>({ defaultValues, ...(resolver && { resolver }) });
    return (
      <FormProvider {...form}>
        <InputSetContext value={{ widgets: WIDGETS, components, fields: {} }}>{children}</InputSetContext>
      </FormProvider>
    );
  }
  const styles = withoutStyles();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <CoreAdminContext
          i18nProvider={createI18nProvider(descriptors)}
          {...(dataProvider && { dataProvider })}
        >
          <CacheProvider value={styles}>
            <ThemeProvider theme={theme}>
              <InPage {...(session && { session })}>
                <LeaveGuards>
                  <Harness />
                </LeaveGuards>
              </InPage>
            </ThemeProvider>
          </CacheProvider>
        </CoreAdminContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { values: () => form?.getValues() ?? {} };
}
