import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readChange } from '../../.storybook/docs/changes.ts';
import { sentenceOf } from '../../.storybook/docs/sentence.ts';
import { documentedFiles, sourceFacts } from '../../.storybook/facts/sources.ts';
import { tokensInSource } from '../../.storybook/facts/tokens-in-source.ts';
import { componentGroups, groupOf } from '../../.storybook/tree.ts';
import { root } from '../shared/terminal.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documented = documentedFiles();

describe('the documentation of components', () => {
  it('shows every component in exactly one group of the sidebar', () => {
    const folders = readdirSync(join(root, 'packages/ui/src/components'), { withFileTypes: true });
    const names = folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(Object.values(componentGroups).flat().sort()).toEqual(names.sort());
    expect(documented.filter((path) => !groupOf(path))).toEqual([]);
  });

  it('has a guide for every component, and its page shows it', () => {
    const lacking = documented.filter((path) => {
      const guide = path.replace('.tsx', '.guide.ts');
      return !existsSync(join(root, guide)) || !read(path.replace('.tsx', '.stories.tsx')).includes('guide');
    });
    expect(lacking).toEqual([]);
  });

  it('finds the tokens of a component in its styles, even under other names', () => {
    const { tokens, madeOf } = sourceFacts('packages/ui/src/components/SplitButton/SplitButton.tsx', documented);
    expect(madeOf.map(({ name }) => name)).toContain('Menu');
    const button = sourceFacts('packages/ui/src/components/Button/Button.tsx', documented);
    const paths = [...tokens, ...button.tokens].map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['color.action.bg', 'color.focus.ring', 'space.2']));
  });

  it('takes no property for a token, and lists a whole group where it is indexed', () => {
    const tree = { color: { text: { default: 'a', muted: 'b' }, chart: { 1: 'c' } } };
    const source =
      'const { text: words, chart } = vars.color; const rule = { text: 1, color: words.muted, fill: chart[1], stroke: vars.color.text[tone] };';
    expect(tokensInSource(source, tree)).toEqual([
      { path: 'color.chart.1', variables: ['c'] },
      { path: 'color.text.*', variables: ['a', 'b'] },
      { path: 'color.text.muted', variables: ['b'] },
    ]);
  });

  it('writes the names of stories as sentences', () => {
    expect(sentenceOf('Actions Of A Report')).toBe('Actions of a report');
    expect(sentenceOf('In Chinese')).toBe('In Chinese');
  });
});

describe('changesets', () => {
  const files = globSync('.changeset/*.md', { cwd: root }).filter((path) => !path.endsWith('README.md'));
  const packages = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root }).map(
    (path) => (JSON.parse(read(path)) as { name: string }).name,
  );

  it.each(files)('%s names existing packages and a date', (path) => {
    const change = readChange(path.replace(/^.*\/|[.]md$/g, ''), read(path));
    expect(change.date).not.toBe('');
    expect(packages).toEqual(expect.arrayContaining(change.packages.map(({ name }) => name)));
  });

  it('refuses a malformed changeset', () => {
    expect(() => readChange('x', 'Words alone')).toThrow(RangeError);
    expect(() => readChange('x', "---\n'@esg/ui': huge\n---\n\nWords")).toThrow(RangeError);
  });
});
