import { expect, it } from 'vitest';
import { balancingIndent } from './cover.ts';

/** Lines of Chinese characters of a size, each as full as the room allows. */
const lastLine = (signs: number, size: number, room: number) => signs % Math.floor(room / size) || room / size;

it('leaves no sign of a Chinese title alone on its last line', () => {
  const title = '二零二四年度環境、社會及管治報告書';
  const signs = [...title].length;
  const room = (signs - 1) * 34;
  expect(lastLine(signs, 34, room)).toBe(1);
  const indent = balancingIndent(title, 34, room);
  expect(lastLine(signs, 34, room - indent)).toBeGreaterThan(signs / 3);
});

it('leaves a title of one line its whole width', () => {
  expect(balancingIndent('ESG Report 2024', 34, 440)).toBe(0);
});
