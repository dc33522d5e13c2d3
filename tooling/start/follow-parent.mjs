/** Loaded into the gateway by the starter: when the starter is gone, even by kill -9, the gateway stops cleanly too. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
