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
    'reports:read': 'Read reports and make files of them',
    'reports:write': 'Start reports and change their settings',
    'reports:publish': 'Publish, withdraw and reopen reports',
  },
  sections: [
    {
      id: 'authentication',
      title: 'Authentication',
      text: [
        'An administrator makes API keys in the account settings, tab API. A key belongs to the organisation, opens what its scopes name and nothing else, and is shown once: keep it as you keep a password, in a secret store of the server that uses it, never in a browser or an app.',
        'Send it with each call in the header `Authorization: Bearer …`. A key that is unknown, revoked or expired gets `401`; one without the scope gets `403 key.scope_missing`, and `scope` names what is missing.',
      ],
      example: first,
    },
    {
      id: 'errors',
      title: 'Errors',
      text: [
        'Whatever is refused answers with one shape, `Problem`: its `code` is stable and made for programs, `issues` names the fields, `requestId` helps our support. Codes are never reused; new ones may come.',
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
        'Single things carry a `version`, and the same as their `ETag`. Send it back in `If-Match` when you change them: where somebody was faster you get `412` with `current`, the present state, and nothing is overwritten. Without `If-Match` the `version` of the body is held against it, and the refusal is `409`.',
        'With `If-None-Match` you ask whether what you keep is still right: `304` says yes.',
      ],
      example: change,
    },
    {
      id: 'repeating',
      title: 'Repeating safely',
      text: [
        `Give every write an \`Idempotency-Key\` of your own, such as a UUID. When the connection breaks, send the same request with the same key: for ${hours} hours you get the first answer again (\`Idempotent-Replayed: true\`) and nothing happens twice.`,
        'The same key with another request is refused with `422 request.key_reused`. While the first one is still being worked on you get `409` with `Retry-After`.',
        'Try `429` and `5xx` again after `Retry-After`, or with growing waits; other refusals stay what they are.',
      ],
      example: write,
    },
    {
      id: 'limits',
      title: 'Limits',
      text: [
        `A key may make ${perMinute} calls in a minute. Each answer says what is left: \`RateLimit: "minute";r=599;t=42\` means 599 more calls in the 42 seconds until the count begins again. Beyond it you get \`429\` with \`Retry-After\`.`,
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      text: [
        'Instead of asking again and again, have your system told: an administrator adds its HTTPS address in the account settings, tab API, and chooses events. A message says what happened to which ids, never figures or texts; read those with a key, within its scopes.',
        'Messages follow Standard Webhooks: verify `webhook-signature` before you believe one, refuse old times, and remember `webhook-id`, because a message may come twice. During a rotation two signatures are sent; one that fits is enough.',
        `Answer \`2xx\` within ${answerSeconds} seconds and work on it afterwards. Anything else, redirects included, is tried ${attempts} times over ${triedHours} hours. An address that takes nothing for ${failingDays} days is paused, and its administrators are told. The log of deliveries is on the same page; each can be sent again.`,
      ],
      example: verify,
    },
  ],
};
