/** The shortest interval of announcements: a bar that moves twice a second is smooth enough. */
const stepMilliseconds = 500;

/**
 * Passes progress on at most twice a second, one announcement after the other. `done` waits for the last one, so that nothing is announced
 * after the end.
 */
export const createProgress = (announce: (percent: number) => Promise<void>, now: () => number) => {
  let last = now();
  let percent = 0;
  let running: Promise<void> = Promise.resolve();
  return {
    report: (next: number) => {
      if (next <= percent || now() - last < stepMilliseconds) return;
      percent = next;
      last = now();
      running = running.then(() => announce(Math.min(99, Math.floor(next))));
      // Only `done` throws it: where the work itself fails nobody waits for progress.
      running.catch(() => {});
    },
    done: () => running,
  };
};
