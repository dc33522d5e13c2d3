import type { ApiScope, Permission } from '@esg/contract';
import { describeGateway } from '../describe-gateway.ts';
import { type Schema, sampleOf } from './sample.ts';

type Described = {
  operationId: string;
  tags: string[];
  'x-permission'?: Permission;
  /** The scope an API key needs; without one no key can call it. */
  'x-scopes'?: [ApiScope];
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } };

/** One operation of the gateway, as its OpenAPI document describes it. */
export type Operation = Described & { path: string; method: string };

/** Operations that anybody may call before signing in. All others are fenced; a new operation is fenced until it is listed here. */
export const publicOperations: readonly string[] = [
  'signIn',
  'issueSessionTokens',
  'issueHandOverCode',
  'redeemHandOver',
  'followSession',
  'refreshToken',
  'logOut',
  'listDemoAccounts',
  // The signature of the card provider is its fence.
  'receiveStripeEvent',
  'proveSecondFactor',
  'challengePasskey',
  'signInWithPasskey',
  'register',
  'resendConfirmation',
  'confirmEmail',
  'requestPasswordReset',
  'resetPassword',
  'viewInvitation',
  'sendInvitationLinkAgain',
  'acceptInvitation',
  'findProvider',
  'startProviderVisit',
  'endProviderVisit',
  // The link of an invitation is its fence.
  'openContribution',
  // So is that of a link to an entity's requests.
  'openPortalLink',
  'renewPortalLink',
  // And that of a survey.
  'openSurvey',
  'beginSurvey',
  'answerSurvey',
  'submitSurvey',
  'withdrawSurvey',
  'readShownSurveyPicture',
  'readTenantInfo',
  'readTenantSettings',
  'readTenantImage',
  'readHealth',
  'readLiveness',
];

/** For sessions of people who were invited to a report, and for nobody else (contributions.fence.test.ts). */
export const guestOperations: readonly string[] = [
  'readContributionTask',
  'changeContributionState',
  'recordContribution',
  'commentContribution',
  'addContributionEvidence',
  'removeContributionEvidence',
  'readDraft',
  'readDraftPages',
];

/** The gateway's OpenAPI document, made from its routes. */
export const document = (await describeGateway()) as unknown as Document;

/** Every operation of the gateway. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), ...described })),
);

/** Those that require a caller. */
export const fencedOperations = operations.filter(
  ({ operationId }) => !publicOperations.includes(operationId) && !guestOperations.includes(operationId),
);

const formOf = (value: object) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(value)) form.set(name, part);
  return form;
};

/** A body that fits the operation's schema. */
const bodyOf = ({ requestBody }: Operation): RequestInit => {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return {};
  const value = sampleOf(content.schema, document.components.schemas) as object;
  if (type === 'multipart/form-data') return { body: formOf(value) };
  return { headers: { 'content-type': type }, body: JSON.stringify(value) };
};

/**
 * A valid call of the operation, except perhaps for its caller: its path with `ids` for the parts in braces, the query it needs, and a
 * body.
 */
export const callOf = (operation: Operation, ids: (name: string) => string): [path: string, init: RequestInit] => {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = new URLSearchParams(
    query.map(({ name, schema }) => [name, String(sampleOf(schema, document.components.schemas))]),
  );
  const path = operation.path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, (_, name: string) => ids(name));
  return [search.size > 0 ? `${path}?${search}` : path, { method: operation.method, ...bodyOf(operation) }];
};
