import { expect, it } from 'vitest';
import { readSessionParams } from './session-params.ts';
import { clockSkewSeconds, isDueForRefresh, readClaims } from './token.ts';

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

it('reads the claims of a token, with names outside Latin-1 too, and refuses malformed tokens', () => {
  expect(readClaims(tokenOf({ sub: '陳', exp: 10 }))).toEqual({ sub: '陳', exp: 10 });
  expect(readClaims('nonsense')).toBeUndefined();
  expect(readClaims(tokenOf({ sub: 'u' }))).toBeUndefined();
});

it('asks for a refresh 15 seconds before a token expires, not earlier', () => {
  const claims = { sub: 'u', exp: 1_000 };
  expect(isDueForRefresh(claims, 984_000, 0)).toBe(false);
  expect(isDueForRefresh(claims, 985_000, 0)).toBe(true);
});

it('allows for a clock that runs ahead of the gateway’s', () => {
  const claims = { sub: 'u', iat: 100, exp: 1_000 };
  const skew = clockSkewSeconds(claims, 3_700_000);
  expect(isDueForRefresh(claims, 3_700_000, skew)).toBe(false);
  expect(isDueForRefresh(claims, 3_700_000 + 885_000, skew)).toBe(true);
});

it('removes language and tokens from an address and keeps everything else', () => {
  expect(
    readSessionParams('http://t.localhost/ct/reports?a=1&token=x&refreshToken=y&language=zhTw#hand-over=c0de&top'),
  ).toEqual({
    language: 'zhTw',
    tokens: { accessToken: 'x', refreshToken: 'y' },
    handOverCode: 'c0de',
    rest: '/ct/reports?a=1#top',
  });
  expect(readSessionParams('http://t.localhost/ct?language=fr&token=x').tokens).toBeUndefined();
});
