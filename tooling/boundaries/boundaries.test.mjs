import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { options, rules } from './rules.mjs';

const fixtures = join(import.meta.dirname, 'fixtures');
const packages = [
  'quantities',
  'contract',
  'climate',
  'standards',
  'tokens',
  'ui',
  'api-client',
  'app-kit',
  'email',
  'chart-model',
];

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'esg-boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  if (!existsSync(join(folder, path))) writeFileSync(join(folder, path), text);
};

/** A workspace of empty packages, so that a fixture contains only the files that break its rule. */
const layOut = (rule) => {
  cpSync(join(fixtures, rule), folder, { recursive: true });
  write('package.json', JSON.stringify({ private: true, type: 'module', workspaces: ['packages/*', 'apps/*'] }));
  mkdirSync(join(folder, 'node_modules/@esg'), { recursive: true });
  for (const name of packages) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@esg/${name}`, type: 'module', main: 'src/index.ts' }),
    );
    write(`packages/${name}/src/index.ts`, 'export {};\n');
    symlinkSync(`../../packages/${name}`, join(folder, `node_modules/@esg/${name}`));
  }
  const sources = globSync('{apps,packages,e2e,.storybook}/**/*.ts', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  for (const [, name] of sources.join('\n').matchAll(/import '((?:@(?!esg)[^/']+\/)?[^./'@][^/']*)/g)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
};

const brokenRules = async () => {
  const folders = ['apps', 'packages', 'e2e', '.storybook'].filter((name) => existsSync(join(folder, name)));
  const settings = { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: rules } };
  const { output } = await cruise(folders, settings);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
};

it('has a fixture for every rule and no other', () => {
  expect(readdirSync(fixtures).sort()).toEqual(rules.map(({ name }) => name).sort());
});

it.each(rules.map(({ name }) => name))('%s: its fixture breaks this rule and no other', async (name) => {
  layOut(name);
  expect(await brokenRules()).toEqual([name]);
});
