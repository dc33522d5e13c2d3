import {
  AccountSecuritySchema,
  IdSchema,
  NewPasskeySchema,
  PasskeyChangeSchema,
  PasskeyOptionsSchema,
  PasskeyRemovalSchema,
  PasskeySchema,
  PasswordProofSchema,
  RecoveryCodesSchema,
  TotpConfirmationSchema,
  TotpSetupSchema,
} from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../../platform/http/index.ts';
import type { AuthDeps } from '../auth.deps.ts';
import { whereabouts } from '../place.ts';
import { addPasskey, beginPasskey, changePasskey, readSecurity, removePasskey } from './passkeys.service.ts';
import { beginTotp, confirmTotp, endTotp, renewRecoveryCodes } from './totp.service.ts';

const tag = 'auth';
const codes = { 200: json('Recovery codes; shown this once', RecoveryCodesSchema) };

/** A signed-in person's own second factor and passkeys: everybody may have them, so no permission is asked for. */
export const factorsRoutes = (deps: AuthDeps) => {
  const senderOf = (c: Context) => whereabouts(deps.directory, deps.config, c);
  return createTenantRouter()
    .get(
      '/auth/security',
      operation({
        id: 'readAccountSecurity',
        tag,
        summary: 'How one can sign in',
        answers: { 200: json('Password, authenticator app and passkeys', AccountSecuritySchema) },
      }),
      async (c) => c.json(await readSecurity(deps, c.var.scope)),
    )
    .post(
      '/auth/totp',
      operation({
        id: 'beginTotp',
        tag,
        summary: 'A secret for an authenticator app',
        answers: { 200: json('The secret, and the key to confirm it with', TotpSetupSchema) },
      }),
      validBody(PasswordProofSchema),
      async (c) => c.json(await beginTotp(deps, c.var.scope, c.req.valid('json').password, await senderOf(c))),
    )
    .put(
      '/auth/totp',
      operation({ id: 'confirmTotp', tag, summary: 'Ask for the authenticator app from now on', answers: codes }),
      validBody(TotpConfirmationSchema),
      async (c) => c.json(await confirmTotp(deps, c.var.scope, c.req.valid('json'), await senderOf(c))),
    )
    .post(
      '/auth/totp-removals',
      operation({
        id: 'endTotp',
        tag,
        summary: 'No longer ask for the authenticator app',
        answers: { 204: empty() },
      }),
      validBody(PasswordProofSchema),
      async (c) => {
        await endTotp(deps, c.var.scope, c.req.valid('json').password, await senderOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/auth/recovery-codes',
      operation({ id: 'renewRecoveryCodes', tag, summary: 'New recovery codes; ends earlier ones', answers: codes }),
      validBody(PasswordProofSchema),
      async (c) => c.json(await renewRecoveryCodes(deps, c.var.scope, c.req.valid('json').password, await senderOf(c))),
    )
    .post(
      '/auth/passkey-registrations',
      operation({
        id: 'beginPasskey',
        tag,
        summary: 'Options for a new passkey; for pages of the accounts site',
        answers: { 200: json('Options and the key to answer with', PasskeyOptionsSchema) },
      }),
      validBody(PasswordProofSchema),
      async (c) => c.json(await beginPasskey(deps, c.var.scope, c.req.valid('json').password, await senderOf(c))),
    )
    .post(
      '/auth/passkeys',
      operation({
        id: 'addPasskey',
        tag,
        summary: 'Take a new passkey',
        answers: { 201: json('The passkey', PasskeySchema) },
      }),
      validBody(NewPasskeySchema),
      async (c) => c.json(await addPasskey(deps, c.var.scope, c.req.valid('json'), await senderOf(c)), 201),
    )
    .patch(
      '/auth/passkeys/:id',
      operation({
        id: 'changePasskey',
        tag,
        summary: 'Give a passkey another name',
        answers: { 200: json('The passkey', PasskeySchema) },
      }),
      validParams(v.object({ id: IdSchema })),
      validBody(PasskeyChangeSchema),
      async (c) => c.json(await changePasskey(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/auth/passkey-removals',
      operation({ id: 'removePasskey', tag, summary: 'Remove a passkey', answers: { 204: empty() } }),
      validBody(PasskeyRemovalSchema),
      async (c) => {
        await removePasskey(deps, c.var.scope, c.req.valid('json'), await senderOf(c));
        return c.body(null, 204);
      },
    );
};
