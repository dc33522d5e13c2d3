import type { HubAnswer, HubAnswers } from '@esg/contract';
import { sampleAnswers } from './sample-framework.ts';

const offer = (fieldKey: string, number: string, more: Partial<HubAnswer>): HubAnswer => ({
  ...{ disclosureCode: '305-1', fieldKey, state: 'blank', current: null, gap: null, notes: [], sourceCount: 2 },
  offered: { type: 'number', rows: [{ number, unit: 'tCO2e', descriptor: '' }] },
  ...{ origin: null, stamp: fieldKey },
  ...more,
});

/** What the data hub has for the small framework: one blank, one answer that differs, one that cannot be put together. */
export const sampleHub: HubAnswers = {
  period: { start: '2025-01-01', end: '2025-12-31' },
  metricKeys: ['scope-1', 'biogenic', 'scope-2'],
  answers: [
    offer('scope-1', '1402.7', {
      ...{ state: 'conflict', notes: ['entities', 'pro_rata', 'estimated'] },
      current: sampleAnswers[0]?.value ?? null,
    }),
    offer('biogenic', '12.4', { notes: ['converted'] }),
    offer('scope-2', '0', { disclosureCode: '305-2', state: 'impossible', offered: null, gap: 'currencies_differ' }),
  ],
};
