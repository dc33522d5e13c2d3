export { atHome, authenticate, type Identify, type Identity, requirePermission } from './authenticate.ts';
export { createLimits, type Limits } from './limits.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { hashSecret, newSecret } from './secrets.ts';
export { createTokens, type Tokens } from './tokens.ts';
export { createVault, type Vault } from './vault.ts';
