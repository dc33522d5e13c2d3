import { expect, it } from 'vitest';
import { balancedWidth } from './cover.ts';
import { breakLines } from './lines.ts';

const linesOf = (text: string, width: number) =>
  breakLines([{ text }], width, (part) => [...part].length * 20).map(({ spans }) =>
    spans.map((span) => span.text).join(''),
  );

it('leaves no sign of a title alone on its last line, and needs no more lines for it', () => {
  const title = '翡翠港教育集團二零二四年環境、社會及管治報告';
  const whole = ([...title].length - 1) * 20;
  expect(linesOf(title, whole).at(-1)).toBe('告');
  const lines = linesOf(
    title,
    balancedWidth((width) => linesOf(title, width).length, whole),
  );
  expect(lines).toHaveLength(2);
  expect([...(lines.at(-1) ?? '')].length).toBeGreaterThan(8);
});

it('leaves a title of one line its whole width', () => {
  expect(balancedWidth(() => 1, 480)).toBe(480);
});
