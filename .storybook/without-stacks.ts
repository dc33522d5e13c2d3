import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number };
type WithInternals = { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals };

/** React keeps no more stacks than this within a second, and none of the elements after them. */
const stacksMost = 10_000;

// Always as many as it keeps at most: `vitest.config.ts` says why.
Object.defineProperty(
  (React as unknown as WithInternals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => stacksMost, set: () => undefined },
);
