/** Work that can pause after each step, so that nobody waits for the whole of it. */
export type Steps<Result> = Generator<undefined, Result>;

/** Items between two steps: well under a millisecond of work. */
export const pauseAfter = 2048;
const sliceMs = 12;

/** All steps at once. */
export const finish = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** Steps in slices of a few milliseconds, between which the page draws and reacts. Returns a function that cancels it. */
export const inSlices = <Result>(steps: Steps<Result>, done: (result: Result) => void): (() => void) => {
  const { port1, port2 } = new MessageChannel();
  const close = () => port1.close();
  port1.onmessage = () => {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) {
        close();
        done(step.value);
        return;
      }
    } while (performance.now() < end);
    port2.postMessage(undefined);
  };
  port2.postMessage(undefined);
  return close;
};
