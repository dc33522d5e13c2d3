import { expect, it } from 'vitest';
import { nextPathOf, signInUrl, tenantOrigin } from './next-path.ts';

it.each([
  ['/ct/reports', '/ct/reports'],
  [
    '/ct/framework-reports/gri/reports/1/data-input?field=a#b',
    '/ct/framework-reports/gri/reports/1/data-input?field=a#b',
  ],
  ['/a/../ct', '/ct'],
  [null, '/ct'],
  ['', '/ct'],
  ['//evil.example', '/ct'],
  ['/\\evil.example', '/ct'],
  ['\\\\evil.example', '/ct'],
  ['/\t/evil.example', '/ct'],
  ['/.//evil.example', '/ct'],
  ['https://evil.example/ct', '/ct'],
  ['javascript:alert(1)', '/ct'],
  ['ct', '/ct'],
])('%s leads to %s', (wanted, path) => {
  expect(nextPathOf(wanted)).toBe(path);
});

it('asks the accounts site for the tenant’s sign-in page', () => {
  expect(
    signInUrl({
      accountsUrl: 'http://accounts.localhost:4200',
      tenantHost: 'verdant.localhost',
      next: '/ct/reports?a=1',
      language: 'zhTw',
    }),
  ).toBe('http://accounts.localhost:4200/sign-in?tenant=verdant.localhost&next=%2Fct%2Freports%3Fa%3D1&language=zhTw');
});

it('finds the tenant’s web app on the same scheme and port', () => {
  expect(tenantOrigin('verdant.localhost', { protocol: 'http:', port: '4200' })).toBe('http://verdant.localhost:4200');
  expect(tenantOrigin('esg.verdant.example', { protocol: 'https:', port: '' })).toBe('https://esg.verdant.example');
});
