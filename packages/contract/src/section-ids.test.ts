import { expect, it } from 'vitest';
import { isWhole, metricKeyOf, subMetricIdOf } from './section-ids.ts';

it('reads metric and breakdown from the id of a section', () => {
  const section = 'employees.count:by-gender:figures';
  expect(metricKeyOf(section)).toBe('employees.count');
  expect(subMetricIdOf(section)).toBe('employees.count:by-gender');
  expect(metricKeyOf(subMetricIdOf(section))).toBe('employees.count');
  expect(isWhole(subMetricIdOf(section))).toBe(false);
  expect(isWhole(subMetricIdOf('employees.count:total:figures'))).toBe(true);
});
