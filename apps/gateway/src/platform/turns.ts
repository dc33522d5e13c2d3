/** Runs work that is heavy for this process, `most` of it at once; the rest waits, first come, first served. */
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
      // The place goes to whoever waits first, so that nobody who comes in between takes it.
      if (next) next();
      else running -= 1;
    }
  };
};
