import type { Transaction } from './transactions.ts';

type WithSystem = <Result>(run: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** What became of one piece of work: what it returns, or why it is refused. */
export type Outcome<Result> = { readonly result: Result } | { readonly refusal: unknown };

/** Does these pieces, and says of each what became of it, in their order. */
type Many<Item, Result> = (tx: Transaction, items: readonly Item[]) => Promise<readonly Outcome<Result>[]>;
/** Does one piece, or throws why it is refused. */
type One<Item, Result> = (item: Item) => Promise<Result>;
type Piece<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (refusal: unknown) => void;
};

/** So many pieces are done with the same statements at most. */
const batchMax = 100;

const settleOne = <Item, Result>({ resolve, reject }: Piece<Item, Result>, outcome: Outcome<Result> | undefined) => {
  if (outcome && 'result' in outcome) resolve(outcome.result);
  else reject(outcome?.refusal ?? new Error('A piece of work was not answered'));
};

/**
 * Does small pieces of one kind with the same few statements, and one commit: those that come while a transaction runs are done in the next one.
 * Where it fails as a whole, each is done by itself: so one that the database refuses spoils no other, and doing one twice must be harmless.
 */
export const createBatches =
  (withSystem: WithSystem) =>
  <Item, Result>(run: Many<Item, Result>): One<Item, Result> => {
    let waiting: Piece<Item, Result>[] = [];
    let isRunning = false;
    const settle = async (take: () => readonly Piece<Item, Result>[]) => {
      let taken: readonly Piece<Item, Result>[] | undefined;
      try {
        const outcomes = await withSystem((tx) => {
          // Whoever came while the connection was busy goes along.
          taken ??= take();
          return run(
            tx,
            taken.map(({ item }) => item),
          );
        });
        for (const [place, piece] of (taken ?? []).entries()) settleOne(piece, outcomes[place]);
      } catch (error) {
        // Where no transaction began, whoever is first would wait forever.
        const failed = taken ?? take();
        if (failed.length === 1) failed[0]?.reject(error);
        else for (const piece of failed) await settle(() => [piece]);
      }
    };
    const runWaiting = async () => {
      isRunning = true;
      while (waiting.length > 0)
        await settle(() => {
          const taken = waiting.slice(0, batchMax);
          waiting = waiting.slice(batchMax);
          return taken;
        });
      isRunning = false;
    };
    return (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (!isRunning) void runWaiting();
      });
  };

/** The same where pieces have connections of their own: none waits for another. */
export const createEachAlone =
  (withSystem: WithSystem) =>
  <Item, Result>(run: Many<Item, Result>): One<Item, Result> =>
  (item) =>
    new Promise((resolve, reject) => {
      withSystem((tx) => run(tx, [item])).then(([outcome]) => settleOne({ item, resolve, reject }, outcome), reject);
    });
