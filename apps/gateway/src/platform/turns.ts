/** Runs heavy work of this process, `most` pieces at once; the rest waits, first come, first served. */
export const createTurns = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      // The free place goes to the first in the queue, so that newcomers cannot take it.
      if (next) next();
      else running -= 1;
    }
  };
};
