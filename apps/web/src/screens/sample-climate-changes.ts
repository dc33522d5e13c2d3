import type { ClimateComparison } from '@esg/contract';
import { id } from './sample-exchange.ts';

const effects = { activity: '0', mix: '0', factor: '0', boundary: '0', joined: '0', left: '0', unit: '0' };
const power = { scope: '2' as const, activityTypeId: 'electricity', before: '360000' };
/** Why emissions of 2025 are others than those of 2024. */
export const sampleChanges: ClimateComparison = {
  groups: [
    {
      scope: '1',
      method: null,
      activityTypeId: 'stationary-gas',
      before: '191000',
      after: '182960.4',
      effects: { ...effects, activity: '-12000.5', mix: '-3000', joined: '6960.9' },
    },
    { ...power, method: 'location', after: '354000', effects: { ...effects, activity: '4000', factor: '-10000' } },
    { ...power, method: 'market', after: '106200.25', effects: { ...effects, factor: '-253799.75' } },
  ],
  joinedEntityIds: [id(2)],
  leftEntityIds: [],
  openLines: 1,
};
