import type { Shop } from '../../api/orders/shop.ts';
import type { WalkCalls } from './calls.ts';
import type { Step } from './steps.ts';

const AT_ONCE = 6;

/** The clients of the shop whom a walk sells to. */
export interface Clients {
  /** The id of one of them, whether deleted by now or not. */
  of(step: Step): number;
  isLate(id: number): boolean;
  /** Deletes one, and registers another one. */
  remove(step: Step): Promise<void>;
}

export async function openClients({ owner, base }: Shop, { send }: WalkCalls): Promise<Clients> {
  const path = `${base}/customers`;
  const gone = new Set<number>();
  let made = 0;
  const person = (): object => {
    made += 1;
    return {
      first_name: `Cliente ${made}`,
      email: `c${made}@correo.co`,
      phone_number: `57300${1_000_000 + made}`,
    };
  };
  const register = async () => (await owner.post<{ id: number }>(path, person())).body.id;
  const ids = await Promise.all(Array.from({ length: AT_ONCE }, register));
  const placeOf = ({ at }: Step): number => at % AT_ONCE;
  const of = (step: Step): number => ids[placeOf(step)] ?? 0;
  return {
    of,
    isLate: (id) => gone.has(id),
    async remove(step) {
      const id = of(step);
      const { status } = await send('delete client', step, 'delete', `${path}/${id}`, undefined);
      if (status !== 200) return;
      gone.add(id);
      const next = await send<{ id: number }>('delete client', step, 'post', path, person());
      if (next.status === 201) ids[placeOf(step)] = next.body.id;
    },
  };
}
