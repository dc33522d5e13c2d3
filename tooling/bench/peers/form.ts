import { median } from '../measure.ts';
import type { Group } from './group.ts';

/** A long form, like a questionnaire for suppliers or a large disclosure. */
export const form: Group = {
  name: 'form',
  title: 'form of 500 fields: text, select, date, number, checkbox and telephone in turn',
  acts: ['mount', 'type'],
  pages: {
    ours: 'ours',
    floor: 'hand-written HTML',
  },
  metrics: [
    { id: 'mount', title: 'mount', unit: 'ms', timesPage: { page: 'floor', times: 1.2 } },
    { id: 'key', title: 'a key in field 252', unit: 'ms', timesPage: { page: 'floor', times: 1.2 } },
    { id: 'bytes', title: 'JS + CSS, brotli', unit: 'kB' },
  ],
  missing: () => {
    const boxes = document.querySelectorAll('#room :is(input, select)').length;
    if (boxes < 500) return `${boxes} controls`;
    const typed = document.querySelector<HTMLInputElement>('[data-typed]');
    return typed ? undefined : 'no field to type into';
  },
  measure: async ({ cost, page }, drawn) => {
    const mount = await cost('mount');
    await drawn();
    const keys: number[] = [];
    for (let key = 0; key < 5; key += 1) keys.push(await cost('type'));
    const typed = await page.evaluate(() => document.querySelector<HTMLInputElement>('[data-typed]')?.value);
    if (typed !== 'aaaaa') throw new Error(`form: typed "aaaaa", the field holds "${typed}".`);
    return { mount, key: median(keys) };
  },
};
