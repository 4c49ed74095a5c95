import type { Access, Asked } from '../../../domain/access/access.ts';
import type { Operation } from '../../../domain/schema/vocabulary.ts';
import { descriptorOf } from '../../../src/schema/descriptors.ts';
import { APP_SCREENS } from '../../../src/shell/navigation/app-screens.ts';
import type { TestClient } from '../../support/client.ts';

/** What the main tasks work on. */
export interface Subject {
  /** `/stores/<id>`. */
  base: string;
  branchId: number;
  productId: number;
  /** A client with a phone. */
  customerId: number;
  /** An order of the branch. */
  orderId: number;
  collectionId: number;
  /** Different for every role, for what must be unique. */
  mark: number;
  /** Another browser, in which nobody is signed in. */
  elsewhere: TestClient;
}

export interface Screen {
  path: string;
  task: string;
  /** What the screen itself asks before it offers the task; all of it. */
  offered: readonly Asked[];
  /** Does the task as the screen does. @returns the status of each call */
  run(client: TestClient, subject: Subject, access: Access): Promise<number[]>;
}

export const rule = (resource: string, operation: Operation): Asked =>
  descriptorOf(resource).access[operation];

export function appRule(path: string): Asked {
  const screen = APP_SCREENS.find((one) => one.path === path);
  if (screen === undefined) throw new Error(`No screen ${path}`);
  return { permission: screen.permission ?? null };
}

export const reads =
  (...paths: string[]): Screen['run'] =>
  async (client, { base }) => {
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await client.get(`${base}${path}`)).status);
    return statuses;
  };
