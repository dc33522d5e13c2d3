import { apiLimits, limits, webhookLimits } from '@esg/contract';

/** The numbers in the texts of both languages. */
export const facts = {
  hours: apiLimits.idempotencySeconds / 3600,
  perMinute: apiLimits.keyCallsPerMinuteMax,
  pageSizeDefault: limits.pageSizeDefault,
  pageSizeMax: limits.pageSizeMax,
  attempts: webhookLimits.retrySeconds.length + 1,
  answerSeconds: webhookLimits.timeoutMilliseconds / 1000,
  triedHours: Math.round(webhookLimits.retrySeconds.reduce((sum, wait) => sum + wait, 0) / 3600),
  failingDays: webhookLimits.failingSecondsMax / 86_400,
};
