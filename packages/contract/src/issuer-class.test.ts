import { expect, it } from 'vitest';
import { issuerClassOf } from './issuer-class.ts';

it.each([
  ['08083', 'gem'],
  ['8083.HK', 'gem'],
  ['00700', 'main-board'],
  ['80700', 'main-board'],
  [null, 'main-board'],
])('reads the class of an issuer in Hong Kong from its stock code %s', (stockCode, expected) => {
  expect(issuerClassOf({ stockExchange: 'XHKG', stockCode })).toBe(expected);
});

it('gives no class to a company that is listed elsewhere or not at all', () => {
  expect(issuerClassOf({ stockExchange: 'XNYS', stockCode: '8083' })).toBeUndefined();
  expect(issuerClassOf({ stockExchange: null, stockCode: null })).toBeUndefined();
});
