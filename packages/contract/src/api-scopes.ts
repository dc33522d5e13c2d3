import type { Permission } from './permissions.ts';

/** What an organisation may allow an API key. Each scope is one permission of the table, so that a key never may do more than people. */
export const apiScopes = [
  'data-hub:read',
  'data-hub:write',
  'entities:read',
  'entities:write',
  'frameworks:read',
  'reports:read',
  'reports:write',
  'reports:publish',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The permission behind each scope. People, accounts, billing, brands and content have none: keys never reach them. */
export const permissionOfScope: Record<ApiScope, Permission> = {
  'data-hub:read': 'data-hub:read',
  'data-hub:write': 'data-hub:write',
  'entities:read': 'entity:read',
  'entities:write': 'entity:manage',
  'frameworks:read': 'report:read',
  'reports:read': 'report:read',
  'reports:write': 'report:write',
  'reports:publish': 'report:publish',
};

/** Ours: what one organisation may have, and how often it may call. */
export const apiLimits = {
  keysMax: 50,
  /** Calls of one key in a minute. */
  keyCallsPerMinuteMax: 600,
  /** Calls of one signed-in person in a minute: more than any page makes, so that only programs reach the limit. */
  personCallsPerMinuteMax: 3000,
  /** How long the answer to a request with an `Idempotency-Key` is kept. */
  idempotencySeconds: 24 * 60 * 60,
  idempotencyKeyLengthMax: 80,
  webhooksMax: 20,
} as const;
