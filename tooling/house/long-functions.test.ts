import { describe, expect, it } from 'vitest';
import { functionLinesMost, longFunctionsIn } from './long-functions.ts';
import { readSource } from './rules.ts';

const filler = (lines: number) => '  work();\n'.repeat(lines);
const longIn = (text: string) => longFunctionsIn(readSource('planted.tsx', text).tree);

describe('a function', () => {
  it('may have sixty lines', () => {
    expect(longIn(`const act = () => {\n${filler(functionLinesMost - 2)}};`)).toEqual([]);
    expect(longIn(`const act = () => {\n${filler(functionLinesMost - 1)}};`)).toEqual([{ name: 'act', lines: 61 }]);
  });

  it('is named by its variable, its property or its test title', () => {
    const long = `() => {\n${filler(60)}}`;
    const names = longIn(
      `const a = ${long};\nconst b = { c: ${long} };\nit('d', ${long});\nfunction e() {\n${filler(60)}}`,
    );
    expect(names.map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('that only lists tests or routes may be longer', () => {
    expect(longIn(`describe('a thing', () => {\n${filler(80)}});`)).toEqual([]);
    const routes = ".get('/a', read)\n".repeat(80);
    expect(longIn(`const routes = () =>\n  createRouter()\n${routes};`)).toEqual([]);
    expect(longIn(`const routes = () => {\n  const deps = of();\n  return createRouter()\n${routes};\n};`)).toEqual([]);
  });
});
