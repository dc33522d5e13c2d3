import { ApiError, isTemporary } from '@esg/api-client';

/** Whether the gateway refused for good: it was reached, and asking again would bring the same. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && !isTemporary(error);
