import type { NewTarget } from '@esg/contract';

/** A target on energy: from 100 MWh to 50 in ten years. */
export const energyTarget = (more: Partial<NewTarget> = {}): NewTarget => ({
  name: 'Half the energy',
  metricKey: 'energy.consumption.total',
  entityId: null,
  unit: 'MWh',
  base: { year: 2020, value: '100' },
  interim: [],
  goal: { year: 2030, value: '50' },
  owner: 'Facilities',
  note: '',
  measures: [{ name: 'New boilers', effect: '12.5', fromYear: 2027, cost: 'HKD 2 million', owner: 'Plant' }],
  ...more,
});
