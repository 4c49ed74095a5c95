import { judge } from '../../../domain/access/access.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { APP_SCREENS, type AppScreen } from './app-screens.ts';

/** The screens without a schema that the user may open. */
export function useAppScreens(): AppScreen[] {
  const access = useAccess();
  const isStaff = useSession()?.user.platform_staff === true;
  return APP_SCREENS.filter(
    ({ permission, staff }) =>
      (staff !== true || isStaff) &&
      (permission === undefined || (access !== null && judge(access, { permission }) === 'allowed')),
  );
}
