import { expect, it } from 'vitest';
import { countriesOf } from './countries.ts';

const names = { GAZA_STRIP: 'Gaza Strip', WEST_BANK: 'West Bank', ZZ: 'International' };

it('names every ISO country once in either language, and the product’s own codes', () => {
  for (const locale of ['en', 'zh-Hant-HK']) {
    const countries = countriesOf(locale, names);
    expect(countries).toHaveLength(249 + 3);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { code, name } of countries) expect(name).not.toBe(code);
  }
});

it('orders countries by name and puts the international one last', () => {
  const countries = countriesOf('en', names);
  const at = (code: string) => countries.findIndex((country) => country.code === code);
  expect(at('FR')).toBeLessThan(at('GAZA_STRIP'));
  expect(at('GAZA_STRIP')).toBeLessThan(at('DE'));
  expect(countries.at(-1)).toEqual({ code: 'ZZ', name: 'International' });
});

it('uses the Chinese names of Hong Kong', () =>
  expect(countriesOf('zh-Hant-HK', names).find(({ code }) => code === 'IT')?.name).toBe('意大利'));
