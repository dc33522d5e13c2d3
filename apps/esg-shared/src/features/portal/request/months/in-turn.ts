let last: Promise<unknown> = Promise.resolve();

/**
 * Lets calls wait for one another: a pasted block would otherwise send dozens at once, of which the later ones do not know what the earlier
 * ones made, such as the reporting time of a month.
 */
export const inTurn =
  <Input, Output>(run: (input: Input) => Promise<Output>) =>
  (input: Input): Promise<Output> => {
    const turn = last.then(() => run(input));
    last = turn.catch(() => undefined);
    return turn;
  };
