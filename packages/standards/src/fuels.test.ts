import { expect, it } from 'vitest';
import { energySourceCalled } from './fuels.ts';

it('distinguishes renewable fuels, other fuels and energy that is no fuel', () => {
  const called = (...names: string[]) => names.map(energySourceCalled);
  expect(called('Pellet fuel', 'Wood pellets', 'Biodiesel', '生物柴油')).toEqual(Array(4).fill('renewable'));
  expect(called('Petrol', 'Diesel', 'Natural gas', 'Towngas consumption', '柴油', '汽油（車輛）')).toEqual(
    Array(6).fill('non-renewable'),
  );
  expect(called('Electricity', 'Steam')).toEqual(['no-fuel', 'no-fuel']);
  expect(called('Other', 'Gases')).toEqual([undefined, undefined]);
});
