import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';
import { foreignTablesIn, foreignUsesIn, siblingTables } from './foreign-tables.ts';
import { foreignTablesKnown } from './foreign-tables-known.ts';
import { readSource } from './rules.ts';

const sources = globSync('apps/gateway/src/modules/**/*.ts', { cwd: root }).map((path) =>
  readSource(path, readFileSync(join(root, path), 'utf8')),
);
const modules = 'apps/gateway/src/modules';
const tables = (name: string, table: string) =>
  readSource(`${modules}/${name}/${name}.tables.ts`, `export const ${table} = pgTable('${table}', {});`);
const repository = (text: string) => readSource(`${modules}/letters/letters.repository.ts`, text);

describe('tables of other modules', () => {
  it('are found wherever a repository uses them, however it imports them', () => {
    const known = [tables('reports', 'reports'), tables('users', 'users'), tables('letters', 'letters')];
    const found = (text: string) => foreignTablesIn([...known, repository(text)]);
    const read = ['letters/letters.repository.ts reports'];
    expect(found("import { reports } from '../reports/reports.tables.ts';")).toEqual(read);
    expect(found("import { reports as read } from '../reports/index.ts';")).toEqual(read);
    expect(found("import type { reports } from '../reports/reports.tables.ts';")).toEqual([]);
    expect(found("import { listReports } from '../reports/index.ts';")).toEqual([]);
    expect(found("import { users } from '../users/users.tables.ts';")).toEqual([]);
    expect(found("import { letters } from './letters.tables.ts';")).toEqual([]);
  });

  it('are used in the listed places only, and the list has no place that no longer uses them', () => {
    expect(foreignTablesIn(sources)).toEqual(foreignTablesKnown);
  });

  it('are shared with the siblings of reports only where these use them', () => {
    const used = new Set(foreignUsesIn(sources).map(({ module, table }) => `${module} ${table}`));
    expect(siblingTables.filter((each) => !used.has(each))).toEqual([]);
  });
});
