import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('offers every page of a short list', () => expect(pageWindow(2, 3)).toEqual([1, 2, 3]));

it('always offers first, last, the current page and its neighbours, in seven places', () => {
  for (let page = 1; page <= 40; page++) {
    const offered = pageWindow(page, 40);
    expect(offered).toHaveLength(7);
    expect(offered).toEqual(expect.arrayContaining([1, page, 40]));
    for (const near of [page - 1, page + 1]) if (near >= 1 && near <= 40) expect(offered).toContain(near);
  }
});
