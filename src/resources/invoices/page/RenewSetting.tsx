import type { SubscriptionAnswer } from '../../../../domain/plans/billing-types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { RenewSwitch } from '../pay/RenewSwitch.tsx';
import { useMayPay } from '../useMayPay.ts';
import { NextPeriod } from './NextPeriod.tsx';
import { useSubscriptionWrite } from './useSubscriptionWrite.ts';

/** Whether a paid plan renews by itself, and for which period; absent where there is nothing to renew. */
export function RenewSetting({ subscription }: { subscription: SubscriptionAnswer }) {
  const { plan: words } = useDictionary(BILLING_WORDS);
  const { busy, change } = useSubscriptionWrite();
  const mayPay = useMayPay();
  const { state, auto_renew } = subscription;
  if (!mayPay || (state !== 'active' && state !== 'near_expiry')) return null;
  return (
    <>
      <RenewSwitch
        on={auto_renew}
        busy={busy}
        onChange={(on) =>
          void change(
            ({ changeSubscription }) => changeSubscription({ auto_renew: on }),
            on ? words.renew_on : words.renew_off,
          )
        }
      />
      {auto_renew && <NextPeriod subscription={subscription} />}
    </>
  );
}
