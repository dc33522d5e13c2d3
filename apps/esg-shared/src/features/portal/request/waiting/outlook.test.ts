import { expect, it } from 'vitest';
import { sampleTask } from '../sample-request.ts';
import { outlookIn } from './outlook.ts';

const asked = 'energy.total:total:figures';

it('sends files of open requests alone, and lets go of those that no request will take', () => {
  expect(outlookIn(sampleTask(), asked)).toBe('open');
  expect(outlookIn(sampleTask({ status: 'returned' }), asked)).toBe('open');
  expect(outlookIn(sampleTask({ status: 'submitted' }), asked)).toBe('later');
  expect(outlookIn(sampleTask({ closedAt: '2026-11-30T08:00:00.000Z' }), asked)).toBe('never');
  expect(outlookIn(sampleTask({ isArchived: true }), asked)).toBe('never');
  expect(outlookIn(sampleTask(), 'asked.no.more')).toBe('never');
});
