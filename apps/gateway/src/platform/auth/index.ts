export {
  apiKeyMark,
  authenticate,
  type Identify,
  type IdentifyKey,
  type Identity,
  inHomeOrganisation,
  isPermitted,
  requireKeyScope,
  requirePermission,
} from './authenticate.ts';
export type { SharedCalls } from './call-counter.ts';
export { limitCalls } from './call-limits.ts';
export { createLimits, type Limits } from './limits.ts';
export { type Pace, paceOfMinute } from './pace.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { hashSecret, newSecret } from './secrets.ts';
export { sharedInPostgres, sharedInRedis } from './shared-calls.ts';
export { createTokens, type Reading, type Tokens } from './tokens.ts';
export { createVault, type Vault } from './vault.ts';
