/** `plan`, `apply`, `keep`, `drop`: what a change of the schemas does to the data, and who says yes to it. */
import type { Resource } from '../../../domain/schema/model.ts';
import { NO_DECISIONS, type Decisions } from '../../../server/db/ddl/change.ts';
import { planSetUp, setUp } from '../../../server/db/setup.ts';
import type { Environment } from '../../../server/environment.ts';
import { withOwner } from './database.ts';
import { planLines } from './lines.ts';
import type { AskAll } from './terminal.ts';

interface Outcome {
  ok: boolean;
  lines: string[];
}

export interface Data {
  env: Environment;
  resources: Resource[];
}

/** Tries everything in a transaction and takes it back. Not ok when a start would refuse. */
export async function plan({ env, resources }: Data): Promise<Outcome> {
  const planned = await withOwner(env, (owner, secrets) =>
    planSetUp(owner, resources, { secrets }),
  );
  const ok = planned.questions.length + planned.obstacles.length === 0;
  return { ok, lines: planLines(planned) };
}

/** `coupons.code` or `coupons.code=A1` */
function agreedTo(words: readonly string[]): Map<string, string | undefined> {
  return new Map(
    words.map((word) => {
      const at = word.indexOf('=');
      return at === -1 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}

/** Says yes to what is named. Without names it asks at the terminal, one question after the other. */
export async function apply({ env, resources }: Data, words: string[], ask: AskAll): Promise<Outcome> {
  return withOwner(env, async (owner, secrets) => {
    const agree = async (answers: Decisions['apply']) =>
      done(await setUp(owner, resources, { secrets, decisions: { ...NO_DECISIONS, apply: answers } }));
    if (words.length > 0) return agree(agreedTo(words));
    const planned = await planSetUp(owner, resources, { secrets });
    const answers = planned.questions.length > 0 ? await ask(planned.questions) : new Map();
    if (answers === undefined) return { ok: false, lines: planLines(planned) };
    return agree(answers);
  });
}

/** Acknowledges leftovers, or deletes them for ever. */
export async function settle({ env, resources }: Data, how: 'keep' | 'drop', names: string[]): Promise<Outcome> {
  const decisions: Decisions = { ...NO_DECISIONS, [how]: new Set(names) };
  return withOwner(env, async (owner, secrets) =>
    done(await setUp(owner, resources, { secrets, decisions })),
  );
}

function done(report: string[]): Outcome {
  return { ok: true, lines: report.length > 0 ? report : ['The database is as the schemas say.'] };
}
