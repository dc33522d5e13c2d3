import { change, first, pages, verify, write } from './examples.ts';
import { facts } from './facts.ts';
import type { Words } from './shape.ts';

const { hours, perMinute, pageSizeDefault, pageSizeMax, attempts, answerSeconds, triedHours, failingDays } = facts;

/** In English. */
export const en: Words = {
  title: 'API reference',
  lead: 'Read and write your organisation’s sustainability data from your own systems.',
  skip: 'Skip to the content',
  home: 'Home',
  contents: 'Contents',
  operations: 'Operations',
  schemas: 'Schemas',
  needs: 'Scope',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  example: 'Example',
  document: 'The OpenAPI document, for tools',
  columns: { name: 'Name', place: 'In', type: 'Type', limits: 'Limits', about: 'About', status: 'Status' },
  required: 'required',
  scopesTitle: 'What each scope opens',
  tags: {
    frameworks: 'Frameworks',
    reports: 'Reports',
    exports: 'Files of reports',
    entities: 'Entities',
    'reporting-times': 'Reporting times',
    'data-points': 'Data points',
    metrics: 'Metrics',
  },
  scopes: {
    'data-hub:read': 'Read data points, metrics, reporting times and calculations',
    'data-hub:write': 'Store, change and remove data points and reporting times',
    'entities:read': 'Read entities',
    'entities:write': 'Add, change and remove entities',
    'frameworks:read': 'Read frameworks and their disclosures',
    'reports:read': 'Read reports and export them',
    'reports:write': 'Start reports and change their settings',
    'reports:publish': 'Publish, withdraw and reopen reports',
  },
  sections: [
    {
      id: 'authentication',
      title: 'Authentication',
      text: [
        'An administrator creates API keys in the account settings, on the API tab. A key belongs to the organisation, opens only what its scopes allow, and is shown once. Keep it like a password, in a secret store of the server that uses it, never in a browser or an app.',
        'Send it with each call in the header `Authorization: Bearer …`. A key that is unknown, revoked or expired gets `401`; one without the scope gets `403 key.scope_missing`, and `scope` names what is missing.',
      ],
      example: first,
    },
    {
      id: 'errors',
      title: 'Errors',
      text: [
        'Every refusal has the same shape, `Problem`: its `code` is stable and made for programs, `issues` names the fields, `requestId` helps our support. Codes are never reused; new ones may come.',
      ],
    },
    {
      id: 'pages',
      title: 'Pages',
      text: [
        `Every list answers \`items\` and \`nextCursor\`. Ask again with \`cursor\` until \`nextCursor\` is null. \`limit\` is ${pageSizeDefault} unless you say otherwise, and at most ${pageSizeMax}. A cursor is opaque: do not build one.`,
      ],
      example: pages,
    },
    {
      id: 'changes',
      title: 'Changes without losing others’',
      text: [
        'Single things carry a `version`, and the same as their `ETag`. Send it back in `If-Match` when you change them: if someone else was faster, you get `412` with `current`, the latest state, and nothing is overwritten. Without `If-Match` the `version` of the body is checked instead, and the refusal is `409`.',
        'Use `If-None-Match` to ask whether your copy is still current: `304` means yes.',
      ],
      example: change,
    },
    {
      id: 'repeating',
      title: 'Repeating safely',
      text: [
        `Give every write an \`Idempotency-Key\` of your own, such as a UUID. When the connection breaks, send the same request with the same key: for ${hours} hours you get the first answer again (\`Idempotent-Replayed: true\`) and nothing happens twice.`,
        'The same key with another request is refused with `422 request.key_reused`. While the first one is still being processed, you get `409` with `Retry-After`.',
        'Try `429` and `5xx` again after `Retry-After`, or with growing waits; other refusals won’t change.',
      ],
      example: write,
    },
    {
      id: 'limits',
      title: 'Limits',
      text: [
        `A key can make ${perMinute} calls per minute. Each answer says what is left: \`RateLimit: "minute";r=599;t=42\` means 599 more calls in the 42 seconds until the count starts again. Beyond that you get \`429\` with \`Retry-After\`.`,
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      text: [
        'Instead of polling, let us notify your system: an administrator adds its HTTPS address in the account settings, on the API tab, and chooses events. A message says what happened to which ids, never figures or texts; read those with a key, within its scopes.',
        'Messages follow Standard Webhooks: verify `webhook-signature` before you trust one, refuse old timestamps, and remember `webhook-id`, because a message may arrive twice. During a rotation two signatures are sent; one that matches is enough.',
        `Answer \`2xx\` within ${answerSeconds} seconds and work on it afterwards. Anything else, redirects included, is tried ${attempts} times over ${triedHours} hours. An address that accepts nothing for ${failingDays} days is paused, and its administrators are notified. The log of deliveries is on the same page; each can be sent again.`,
      ],
      example: verify,
    },
  ],
};
