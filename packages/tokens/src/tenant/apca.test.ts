import { expect, it } from 'vitest';
import { apca } from './apca.ts';

/** Test values published with APCA-W3 0.1.9 (github.com/Myndex/apca-w3, README, "Tests"). */
it.each([
  ['#888888', '#ffffff', 63.056469930209424],
  ['#ffffff', '#888888', -68.54146436644962],
  ['#000000', '#aaaaaa', 58.146262578561334],
  ['#aaaaaa', '#000000', -56.24113336839742],
  ['#112233', '#ddeeff', 91.66830811481631],
  ['#ddeeff', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
  ['#767676', '#767676', 0],
])('gives %s on %s the published contrast', (text, ground, published) => {
  expect(apca(text, ground)).toBeCloseTo(published, 9);
});
