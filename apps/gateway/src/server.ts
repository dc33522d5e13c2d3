import { readEnvironment } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { startGateway } from './start-gateway.ts';

/** Time a clean stop may take before the process ends anyway; what was acknowledged is on the disk by then. */
const stopMillisecondsMax = 3000;

const run = async () => {
  const env = readEnvironment(process.env);
  const log = createLog(env.logLevel);
  const gateway = await startGateway(env, log);
  log.info({ port: gateway.port, kind: 'ready' }, 'gateway ready');
  process.send?.({ type: 'ready', port: gateway.port });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), stopMillisecondsMax).unref();
    gateway.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'the gateway did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Started by a parent that went away: nobody is left who could stop us.
  process.on('disconnect', stop);
};

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.send?.({ type: 'failed', message, code: error instanceof Error && 'code' in error ? error.code : undefined });
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 200).unref();
});
