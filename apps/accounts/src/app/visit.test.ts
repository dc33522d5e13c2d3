import { expect, it } from 'vitest';
import { readVisit, returnAddress } from './visit.ts';

const here = { protocol: 'http:', port: '4200' };

it('reads tenant and next path, and never accepts another site as the next path', () => {
  expect(readVisit('http://accounts.localhost:4200/sign-in?tenant=verdant.localhost&next=%2Fct%2Freports')).toEqual({
    tenantHost: 'verdant.localhost',
    next: '/ct/reports',
    leaving: false,
    challenge: undefined,
    linkKey: '',
    news: undefined,
  });
  expect(readVisit('http://accounts.localhost/sign-in?next=https://evil.example').next).toBe('/ct');
  expect(readVisit('http://accounts.localhost/sign-in?tenant=a.example:4200').tenantHost).toBe('a.example');
});

it('reads the key of a link, and the news that the sign-in page may show', () => {
  expect(readVisit('http://accounts.localhost/reset-password?tenant=a&key=s3cret').linkKey).toBe('s3cret');
  expect(readVisit('http://accounts.localhost/sign-in?news=password-changed').news).toBe('password-changed');
  expect(readVisit('http://accounts.localhost/?problem=no-seat').news).toBe('no-seat');
  expect(readVisit('http://accounts.localhost/?news=You+have+won').news).toBeUndefined();
});

it('returns with a code in the fragment, which no server sees, and never with a token', () => {
  const visit = { tenantHost: 'verdant.localhost', next: '/ct/reports?a=1#top', language: 'zhTw' as const };
  expect(returnAddress(visit, here)).toBe('http://verdant.localhost:4200/ct/reports?a=1&language=zhTw#top');
  expect(returnAddress({ ...visit, code: 'c0de' }, here)).toBe(
    'http://verdant.localhost:4200/ct/reports?a=1&language=zhTw#hand-over=c0de&top',
  );
});
