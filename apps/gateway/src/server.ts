import { makeEmbedded } from './platform/database/make-embedded.ts';
import { type Environment, readEnvironment } from './platform/env.ts';
import { holdLastResort } from './platform/last-resort.ts';
import { createLog, type Log } from './platform/log.ts';

/** The time limit of a clean stop, after which the process ends anyway; all acknowledged writes are on the disk by then. */
const stopMillisecondsMax = 3000;

/** Loads the gateway after the database exists: creating it with all modules loaded would need the memory of both at once. */
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
    // Until it is open there is nothing to close: the next start continues unfinished work.
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
  // The parent process is gone: nobody is left who could stop us.
  process.on('disconnect', () => stop(0));
};

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.send?.({ type: 'failed', message, code: error instanceof Error && 'code' in error ? error.code : undefined });
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 200).unref();
});
