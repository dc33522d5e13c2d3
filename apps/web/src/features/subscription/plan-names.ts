import type { BillingPlan, PlanType } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How each plan is called. */
export const planNames: Record<PlanType, MessageDescriptor> = {
  report: msg`Report, for companies`,
  consultancy: msg`Consultancy, for advisers`,
};

/** How each billing cycle is called. */
export const cycleNames: Record<BillingPlan, MessageDescriptor> = { 1: msg`Monthly`, 12: msg`Annually` };
