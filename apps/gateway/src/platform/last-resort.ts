import type { Log } from './log.ts';
import { isNeighbourAway } from './neighbour.ts';

type Process = Pick<NodeJS.Process, 'on'>;

/**
 * The one rule for unhandled errors (docs/adr/0043). A rejection belongs to one piece of work, and so does a broken connection to a
 * neighbour: it is logged and counted, and the gateway continues. Any other exception may have left something half-done in memory: it is
 * logged, and `end` is called once, which lets running work finish and ends the process.
 */
export const holdLastResort = (self: Process, log: Log, end: () => void) => {
  let count = 0;
  let isEnding = false;
  self.on('unhandledRejection', (err) => {
    count += 1;
    log.error({ err, kind: 'unhandled', count }, 'nobody handled a rejection; the gateway goes on');
  });
  self.on('uncaughtException', (err) => {
    count += 1;
    if (isNeighbourAway(err)) {
      log.error({ err, kind: 'unhandled', count }, 'nobody listened for a connection that broke; the gateway goes on');
      return;
    }
    log.fatal({ err, kind: 'unhandled', count }, 'nobody handled an exception; the gateway ends');
    if (isEnding) return;
    isEnding = true;
    end();
  });
};
