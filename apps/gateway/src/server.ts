import { makeEmbedded } from './platform/database/make-embedded.ts';
import { type Environment, readEnvironment } from './platform/env.ts';
import { holdLastResort } from './platform/last-resort.ts';
import { createLog, type Log } from './platform/log.ts';

/** Time a clean stop may take before the process ends anyway; what was acknowledged is on the disk by then. */
const stopMillisecondsMax = 3000;

/** Loads the gateway once there is a database: making one and having loaded everything would take memory at once. */
const start = async (env: Environment, log: Log) => {
  if (!env.databaseUrl) await makeEmbedded(env.dataDir);
  const { startGateway } = await import('./start-gateway.ts');
  return startGateway(env, log);
};

const run = async () => {
  const env = readEnvironment(process.env);
  const log = createLog(env.logLevel);
  let gateway: Awaited<ReturnType<typeof start>> | undefined;
  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    // Before it is open there is nothing to close: what was begun is taken up by the next start.
    if (!gateway) process.exit(code);
    setTimeout(() => process.exit(code), stopMillisecondsMax).unref();
    gateway.stop().then(
      () => process.exit(code),
      (err: unknown) => {
        log.error({ err }, 'the gateway did not stop cleanly');
        process.exit(1);
      },
    );
  };
  holdLastResort(process, log, () => stop(1));
  gateway = await start(env, log).catch(async (error: unknown) => {
    const { explainFailure } = await import('./platform/start-failure.ts');
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw Object.assign(new Error(explainFailure(error, env), { cause: error }), { code });
  });
  log.info({ port: gateway.port, kind: 'ready' }, 'gateway ready');
  process.send?.({ type: 'ready', port: gateway.port });

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // Started by a parent that went away: nobody is left who could stop us.
  process.on('disconnect', () => stop(0));
};

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.send?.({ type: 'failed', message, code: error instanceof Error && 'code' in error ? error.code : undefined });
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 200).unref();
});
