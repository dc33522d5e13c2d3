import type { Context } from 'hono';

/**
 * Answers with one JSON value a line, each sent as soon as it is there. `stop` is aborted once the reader is gone; what `values` does after
 * that, storing what it has, still runs to its end.
 */
export const sendJsonLines = (c: Context, values: (stop: AbortSignal) => AsyncIterable<unknown>) => {
  const stop = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      try {
        for await (const value of values(stop.signal)) {
          if (!stop.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
        }
        if (!stop.signal.aborted) controller.close();
      } catch (error) {
        if (!stop.signal.aborted) controller.error(error);
      }
    },
    cancel: () => stop.abort(),
  });
  return c.body(body, 200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // A proxy that waits for the whole answer would make it look like silence.
    'x-accel-buffering': 'no',
  });
};
