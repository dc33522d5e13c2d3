/** Runs what has the same name one by one, in the order it was asked for; what has another name does not wait for it. */
export const createOneByOne = () => {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(name, turn);
    const forget = () => {
      if (last.get(name) === turn) last.delete(name);
    };
    turn.then(forget, forget);
    return turn;
  };
};
