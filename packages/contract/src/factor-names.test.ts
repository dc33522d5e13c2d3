import { expect, it } from 'vitest';
import { factorsCalled } from './factor-names.ts';

const names = [
  { en: 'Leak of HFC-134a', zhTw: '洩漏：HFC-134a' },
  { en: 'Leak of HFC-134', zhTw: '洩漏：HFC-134' },
  { en: 'Leak of HCFC-22', zhTw: '洩漏：HCFC-22' },
  { en: 'Leak of R-410A', zhTw: '洩漏：R-410A' },
  { en: 'Fuel: Diesel (average biofuel blend)', zhTw: '燃料：柴油（平均生物燃料混合）' },
  { en: 'Fuel: Diesel (100% mineral diesel)', zhTw: '燃料：柴油（100% 礦物）' },
  { en: 'Fuel: Petrol (average biofuel blend)', zhTw: '燃料：汽油（平均生物燃料混合）' },
  { en: 'Fuel: Petroleum coke', zhTw: '燃料：石油焦' },
  { en: 'Fuel: Motor gasoline', zhTw: '燃料：車用汽油' },
];
const called = (said: string) => factorsCalled(said, names).map(({ en }) => en);

it.each([
  ['R-134a', ['Leak of HFC-134a']],
  ['r134A', ['Leak of HFC-134a']],
  ['R22', ['Leak of HCFC-22']],
  ['R410a', ['Leak of R-410A']],
  ['洩漏：R-410A', ['Leak of R-410A']],
  ['Diesel', ['Fuel: Diesel (average biofuel blend)', 'Fuel: Diesel (100% mineral diesel)']],
  ['Gasoline', ['Fuel: Petrol (average biofuel blend)', 'Fuel: Motor gasoline']],
  ['汽油', ['Fuel: Petrol (average biofuel blend)', 'Fuel: Motor gasoline']],
  ['Fuel: Petroleum coke', ['Fuel: Petroleum coke']],
  ['coke', []],
  ['', []],
])('finds the factors that a bill means by “%s”', (said, found) => {
  expect(called(said)).toEqual(found);
});
