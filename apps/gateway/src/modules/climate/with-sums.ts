import type { Database, Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { addUpMonth, haveChanged, listChangedMonths, type SummedMonths } from './kept-sums.repository.ts';

declare const isSummed: unique symbol;
/** A transaction in which the kept sums may be read: `withSums` or `readSummed` has brought them up to date. */
export type Summed = Scoped & { readonly [isSummed]: true };

/** What is being added up in this process, by organisation. */
const underWay = new WeakMap<Database, Map<string, Promise<void>>>();

const addUpChanged = async (database: Database, scope: Scope) => {
  for (const month of await database.withScope(scope, listChangedMonths))
    await database.withScope(scope, (scoped) => addUpMonth(scoped, month));
};

/**
 * Adds up anew what changed, a month in a transaction: what is added up stays, whatever becomes of the rest. Whoever asks meanwhile waits for
 * the same work without a connection to the database, so that one of them at most is taken by an organisation.
 */
export const bringSumsUpToDate = async (database: Database, scope: Scope) => {
  const ofDatabase = underWay.get(database) ?? new Map<string, Promise<void>>();
  underWay.set(database, ofDatabase);
  const key = `${scope.tenantId} ${scope.organisationId}`;
  const work = ofDatabase.get(key) ?? addUpChanged(database, scope).finally(() => ofDatabase.delete(key));
  ofDatabase.set(key, work);
  await work;
};

/** The same where nobody waits for it; a failure is tried again by whoever looks at results next. */
export const addUpSoon = ({ database, log }: Pick<GatewayDeps, 'database' | 'log'>, scope: Scope): Promise<void> =>
  bringSumsUpToDate(database, scope).catch((err: unknown) => log.warn({ err }, 'climate sums were not added up'));

/** Of what was under way when somebody asked, the first may have begun before their change; the second has not. */
const roundsMax = 3;

type Deps = Pick<GatewayDeps, 'database'>;
type Run = Database['withScope'];
type Asked = { readonly scope: Scope; readonly months: SummedMonths };

const summed = async <Answer>(
  { database }: Deps,
  run: Run,
  { scope, months }: Asked,
  work: (scoped: Summed) => Promise<Answer>,
): Promise<Answer> => {
  for (let round = 1; ; round += 1) {
    const done = await run(scope, async (scoped) => {
      if (round <= roundsMax && (await haveChanged(scoped, months))) return undefined;
      return { answer: await work(scoped as Summed) };
    });
    if (done) return done.answer;
    await bringSumsUpToDate(database, scope);
  }
};

/**
 * Reads kept sums of these months in a transaction that may write, once they have everything that was committed before. While others write
 * without a pause, what they wrote since may be missing, as if it had been asked a moment earlier.
 */
export const withSums = <Answer>(
  deps: Deps,
  scope: Scope,
  months: SummedMonths,
  work: (scoped: Summed) => Promise<Answer>,
): Promise<Answer> => summed(deps, deps.database.withScope, { scope, months }, work);

/** The same for what only reads: sums, lines and traces are those of one moment, and agree with each other. */
export const readSummed = <Answer>(
  deps: Deps,
  scope: Scope,
  months: SummedMonths,
  work: (scoped: Summed) => Promise<Answer>,
): Promise<Answer> => summed(deps, deps.database.readMoment, { scope, months }, work);
