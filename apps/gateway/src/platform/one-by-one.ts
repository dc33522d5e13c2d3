/** Runs work of the same name one after another, in the order of the calls. Work of other names does not wait. */
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
