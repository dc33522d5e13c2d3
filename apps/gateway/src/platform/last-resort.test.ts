import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A separate process under the rule, in which an unhandled error happens. */
const inProcess = (happening: string) => {
  const program = `
    import { holdLastResort } from '${new URL('./last-resort.ts', import.meta.url).href}';
    const say = (level) => (facts, words) => console.log(JSON.stringify({ level, count: facts.count, words }));
    holdLastResort(process, { error: say('error'), fatal: say('fatal') }, () => setTimeout(() => process.exit(7), 50));
    setTimeout(() => { console.log('still here'); process.exit(0); }, 400);
    ${happening}`;
  const { status, stdout } = spawnSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { status, stdout };
};

it('the process goes on after rejections that nobody handled, and counts them', () => {
  const { status, stdout } = inProcess('Promise.reject(new Error("one")); Promise.reject(new Error("two"));');
  expect(status).toBe(0);
  expect(stdout).toContain('"level":"error","count":2');
  expect(stdout).toContain('still here');
});

it('the process goes on when a connection to another service breaks and nobody listens', () => {
  const { status, stdout } = inProcess(`
    const { EventEmitter } = await import('node:events');
    setTimeout(() => new EventEmitter().emit('error', Object.assign(new Error('cut'), { code: 'ECONNRESET' })));`);
  expect(status).toBe(0);
  expect(stdout).toContain('still here');
});

it('the process ends once, and logs it, after any other exception that nobody handled', () => {
  const { status, stdout } = inProcess(`
    setTimeout(() => { throw new TypeError('half-done') });
    setTimeout(() => { throw new TypeError('again') });`);
  expect(status).toBe(7);
  expect(stdout).toContain('"level":"fatal"');
  expect(stdout).not.toContain('still here');
});
