import { expect, it } from 'vitest';
import { findCommands, type RunGroup } from './find-commands.ts';

const command = (id: string, label: string, detail?: string) => ({ id, label, detail, run: () => {} });
const groups: RunGroup[] = [
  { id: 'pages', label: 'Pages', commands: [command('home', 'Home'), command('reports', 'Ongoing reports')] },
  {
    id: 'reports',
    label: 'Reports',
    commands: [command('a', 'Annual report 2026', 'GRI'), command('b', '２０２６年報告', 'HKEX')],
  },
];
const found = (query: string) => findCommands(groups, query).map(({ commands }) => commands.map(({ id }) => id));

it('shows every command until something is typed', () => {
  expect(found(' ')).toEqual([
    ['home', 'reports'],
    ['a', 'b'],
  ]);
});

it('finds every word, in name, detail or group, in any width and case', () => {
  expect(found('GRI annual')).toEqual([['a']]);
  expect(found('2026 報告')).toEqual([['b']]);
  expect(found('pages home')).toEqual([['home']]);
  expect(found('nothing like it')).toEqual([]);
});

it('finds commands by other words that people use', () => {
  const settings = { ...command('billing', 'Billing'), words: 'invoice card 發票' };
  const pages = [{ id: 'pages', label: 'Pages', commands: [settings] }];
  expect(['invoice', 'CARD', '發票'].map((query) => findCommands(pages, query).length)).toEqual([1, 1, 1]);
  expect(findCommands(pages, 'password')).toEqual([]);
});

it('puts names that begin with the query first', () => {
  const [group] = findCommands(
    [{ id: 'x', label: 'X', commands: [command('1', 'My report'), command('2', 'Report')] }],
    'rep',
  );
  expect(group?.commands.map(({ id }) => id)).toEqual(['2', '1']);
});
