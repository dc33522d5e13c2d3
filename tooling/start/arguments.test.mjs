import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';

const read = (argv, env = {}) => readArguments(argv, env, '/somewhere');

describe('readArguments', () => {
  it('needs no argument', () => {
    expect(read([])).toEqual({
      help: false,
      port: 4200,
      dataDir: '/somewhere/data',
      reset: false,
      yes: false,
      databaseUrl: undefined,
    });
  });

  it('uses the environment, but prefers the command line', () => {
    const env = { PORT: '5000', DATA_DIR: '/from/env', DATABASE_URL: 'postgres://db/esg' };
    expect(read([], env)).toMatchObject({ port: 5000, dataDir: '/from/env', databaseUrl: 'postgres://db/esg' });
    expect(read(['--port', '5001', '--data-dir=here'], env)).toMatchObject({ port: 5001, dataDir: '/somewhere/here' });
  });

  it.each([
    [['--port', 'abc'], {}, '--port: "abc" is not a port'],
    [['--port', '0'], {}, '--port: "0" is not a port'],
    [['--port=70000'], {}, '--port: "70000" is not a port'],
    [['--port'], {}, '--port: a value is missing'],
    [['--data-dir', '--reset'], {}, '--data-dir: a value is missing'],
    [['--verbose'], {}, 'Unknown argument "--verbose"'],
    [['--reset=no'], {}, 'Unknown argument "--reset=no"'],
    [[], { PORT: '42OO' }, 'PORT: "42OO" is not a port'],
    [[], { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: give an address'],
    [['--reset'], { DATABASE_URL: 'postgres://db/esg' }, '--reset clears only the data folder'],
  ])('refuses %j with %j in one line', (argv, env, message) => {
    expect(() => read(argv, env)).toThrow(message);
    expect(() => read(argv, env)).toThrow(/^[^\n]+$/);
  });
});
