import { expect, it } from 'vitest';
import { languageOfBrowser, meetOwnLanguage } from './languages.ts';

it.each([
  ['shows the account’s language where nothing was chosen', undefined, undefined, 'zhTw', { show: 'zhTw' }],
  ['keeps what was chosen in this browser', undefined, 'en', 'zhTw', {}],
  ['stores what the address asks for, whatever was chosen before', 'en', 'zhTw', 'zhTw', { store: 'en' }],
  ['stores nothing that the account holds already', 'zhTw', 'zhTw', 'zhTw', {}],
] as const)('%s', (_case, asked, chosen, own, follows) => {
  expect(meetOwnLanguage({ asked, chosen, own })).toEqual(follows);
});

it('follows the browser’s first known language, or else uses English', () => {
  expect(languageOfBrowser(['fr', 'zh-HK', 'en'])).toBe('zhTw');
  expect(languageOfBrowser(['fr'])).toBe('en');
});
