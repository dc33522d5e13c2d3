import { expect, it } from 'vitest';
import { countriesByName } from './countries-by-name.ts';

const country = (id: string, en: string, zhTw: string) => ({ id, name: { en, zhTw }, diallingCode: '' });

it('orders countries by their names in the language of the reader, not by their codes', () => {
  const all = [
    country('AE', 'United Arab Emirates', '阿聯酋'),
    country('AF', 'Afghanistan', '阿富汗'),
    country('HK', 'Hong Kong', '香港'),
  ];
  expect(countriesByName(all, 'en').map(({ code }) => code)).toEqual(['AF', 'HK', 'AE']);
  expect(countriesByName(all, 'zhTw').map(({ name }) => name)).toContain('香港');
});
