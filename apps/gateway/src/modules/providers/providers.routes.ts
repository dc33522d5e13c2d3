import {
  SignInDomainCheckSchema,
  SignInDomainSchema,
  SignInProviderChangeSchema,
  SignInProviderCheckSchema,
  SignInProviderFoundSchema,
  SignInProviderSchema,
} from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, empty, json, operation, validBody } from '../../platform/http/index.ts';
import { type AuthDeps, whereabouts } from '../auth/index.ts';
import { checkDomain } from './domains.service.ts';
import { changeProvider, checkProvider, readProvider, removeProvider } from './providers.service.ts';

const tag = 'providers';
const path = '/organizations/sign-in-provider';
const answers = { 200: json('The provider, without its secret', SignInProviderSchema) };

/** Single sign-on of an organisation; its administrators configure it. */
export const providersRoutes = (deps: AuthDeps) =>
  createTenantRouter()
    .get(
      path,
      operation({ id: 'readSignInProvider', tag, summary: 'The own organisation’s sign-in provider', answers }),
      requirePermission('organisation:write'),
      async (c) => {
        const { place } = await whereabouts(deps.directory, deps.config, c);
        return c.json(await readProvider(deps, c.var.scope, place));
      },
    )
    .put(
      path,
      operation({ id: 'changeSignInProvider', tag, summary: 'Set the own organisation’s sign-in provider', answers }),
      requirePermission('organisation:write'),
      validBody(SignInProviderChangeSchema),
      async (c) => {
        const { place } = await whereabouts(deps.directory, deps.config, c);
        return c.json(await changeProvider(deps, c.var.scope, c.req.valid('json'), place));
      },
    )
    .post(
      `${path}/checks`,
      operation({
        id: 'checkSignInProvider',
        tag,
        summary: 'Ask a provider to describe itself',
        answers: { 200: json('What it says', SignInProviderFoundSchema) },
      }),
      requirePermission('organisation:write'),
      validBody(SignInProviderCheckSchema),
      async (c) => c.json(await checkProvider(deps, c.var.scope, c.req.valid('json'))),
    )
    .post(
      `${path}/domain-checks`,
      operation({
        id: 'checkSignInDomain',
        tag,
        summary: 'Look for the record that proves a domain',
        answers: { 200: json('How far the domain is proved', SignInDomainSchema) },
      }),
      requirePermission('organisation:write'),
      validBody(SignInDomainCheckSchema),
      async (c) => c.json(await checkDomain(deps, c.var.scope, c.req.valid('json').domain)),
    )
    .delete(
      path,
      operation({
        id: 'removeSignInProvider',
        tag,
        summary: 'End signing in through the provider',
        answers: { 204: empty() },
      }),
      requirePermission('organisation:write'),
      async (c) => {
        await removeProvider(deps, c.var.scope);
        return c.body(null, 204);
      },
    );
