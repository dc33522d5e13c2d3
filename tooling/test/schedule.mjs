const lanes = 2;

/** Checks that may start now: dependencies finished, a lane free, and nothing running beside an `alone` check. */
const next = (waiting, running, names) => {
  if (running.size >= lanes || [...running.values()].some(({ alone }) => alone)) return undefined;
  const isReady = ({ after = [] }) => after.every((name) => !names.has(name));
  const ready = waiting.filter(isReady);
  const sociable = ready.find(({ alone }) => !alone);
  return running.size === 0 ? ready[0] : sociable;
};

/** Runs the checks in two lanes and passes each result to `onResult` at once. */
export const runChecks = async (checks, { runOne, onResult }) => {
  const waiting = [...checks];
  const unfinished = new Set(checks.map(({ name }) => name));
  const running = new Map();
  while (waiting.length + running.size > 0) {
    for (let check = next(waiting, running, unfinished); check; check = next(waiting, running, unfinished)) {
      waiting.splice(waiting.indexOf(check), 1);
      const { name } = check;
      const finished = runOne(check).then((result) => {
        running.delete(name);
        unfinished.delete(name);
        onResult(name, result);
      });
      running.set(name, { alone: check.alone === true, finished });
    }
    await Promise.race([...running.values()].map(({ finished }) => finished));
  }
};
