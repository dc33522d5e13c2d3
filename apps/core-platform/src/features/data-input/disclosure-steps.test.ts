import { describe, expect, it } from 'vitest';
import { forwardStep, mayReopen } from './disclosure-steps.ts';

describe('a disclosure that needs no approval', () => {
  it('is completed while it is in progress, and afterwards only reopened', () => {
    expect(forwardStep('new', false)).toBe('complete');
    expect(forwardStep('in-progress', false)).toBe('complete');
    expect(forwardStep('completed', false)).toBeUndefined();
    expect(mayReopen('completed', false)).toBe(true);
  });

  it('is reopened before it is completed, if it was rejected while approvals were required', () => {
    expect(forwardStep('approval-rejected', false)).toBeUndefined();
    expect(mayReopen('approval-rejected', false)).toBe(true);
  });
});

describe('a disclosure that needs an approval', () => {
  it('is submitted and decided, and completed only once it was approved', () => {
    expect(forwardStep('in-progress', true)).toBe('submit');
    expect(forwardStep('pending-approval', true)).toBeUndefined();
    expect(forwardStep('approval-accepted', true)).toBe('complete');
  });

  it('is submitted again after a rejection without being reopened', () => {
    expect(forwardStep('approval-rejected', true)).toBe('submit');
    expect(mayReopen('approval-rejected', true)).toBe(false);
  });
});

it('a disclosure that is left out is neither completed, submitted nor reopened', () => {
  for (const needsApproval of [false, true]) {
    expect(forwardStep('omitted', needsApproval)).toBeUndefined();
    expect(mayReopen('omitted', needsApproval)).toBe(false);
  }
});
