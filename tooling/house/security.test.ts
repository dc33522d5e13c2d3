import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

const chapters = ['input-and-browser', 'sign-in-and-permissions', 'operation'];
const states = ['met', 'partly', 'not', 'n/a'] as const;
type State = (typeof states)[number];
type Row = { number: string; asked: string; level: string; state: State; reason: string };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rows = chapters.flatMap((name) =>
  [...read(`docs/security/${name}.md`).matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
    ([, number, asked, level, state, reason]) => ({ number, asked, level, state, reason }) as Row,
  ),
);
const entrance = read('docs/security.md');

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.stdout.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));

/** A file by its name, or by enough of its path to be unique; the name of a test follows it in quotes. */
const claim = /`([\w./-]+[.](?:test|spec)[.](?:ts|mjs))`|"([^"]+)"/g;

/** Claims of a row that the repository does not support: missing or ambiguous files, names that begin no test of them. */
const untruthsIn = ({ number, reason }: Row): string[] => {
  let text = '';
  return [...reason.matchAll(claim)].flatMap(([, path, title]) => {
    if (title !== undefined)
      return ["'", '`', '"'].some((quote) => text.includes(`${quote}${title}`)) ? [] : [`${number}: "${title}"`];
    const found = files.filter((file) => `/${file}`.endsWith(`/${path}`));
    text = found[0] === undefined ? '' : read(found[0]);
    return found.length === 1 ? [] : [`${number}: ${path} is ${found.length} files`];
  });
};

/** Sorted as numbers: 1.2.10 comes after 1.2.9. */
const inOrder = (numbers: readonly string[]) =>
  [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

describe('docs/security.md', () => {
  it('answers every requirement of levels 1 and 2 once, in order', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual(inOrder([...new Set(numbers)]));
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    // ASVS 5.0.0 has this many requirements at each level.
    expect(['1', '2'].map((level) => rows.filter((row) => row.level === level).length)).toEqual([70, 183]);
  });

  it('names existing tests', () => {
    expect(rows.flatMap(untruthsIn)).toEqual([]);
  });

  it('counts its states correctly', () => {
    const counts = states.map((state) => `| ${state} | ${rows.filter((row) => row.state === state).length} |`);
    for (const line of counts) expect(entrance).toContain(line);
  });

  it('lists first what is not met, and what is partly met', () => {
    const numbersUnder = (head: string) => {
      const [, part = ''] = entrance.split(`## ${head}\n`);
      return [...(part.split('\n## ')[0] ?? '').matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, number]) => number);
    };
    const numbersOf = (wanted: State) => rows.filter(({ state }) => state === wanted).map(({ number }) => number);
    expect(numbersUnder('What is not met')).toEqual(numbersOf('not'));
    expect(numbersUnder('What is met in part')).toEqual(numbersOf('partly'));
  });

  it('notices a test that does not exist', () => {
    const row = { number: '1.1.1', asked: 'x', level: '1', state: 'met' } as const;
    expect(
      untruthsIn({ ...row, reason: '`security.test.ts` "sees a test that is not there"; `gone.test.ts`' }),
    ).toEqual(['1.1.1: gone.test.ts is 0 files']);
    // Written in two parts, so that this file does not contain it.
    const title = ['was never', 'written'].join(' ');
    expect(untruthsIn({ ...row, reason: `\`security.test.ts\` "${title}"` })).toEqual([`1.1.1: "${title}"`]);
  });
});
