import { readFileSync } from 'node:fs';
import { reportSteps } from '@esg/contract';
import { expect, it } from 'vitest';

/** Addresses of the router, in its own notation (`/ct/framework-reports/$versionId/…`). */
const known = [
  ...new Set([...readFileSync(new URL('./route-tree.gen.ts', import.meta.url), 'utf8').matchAll(/ {4}\| '([^']+)'/g)]),
].map(([, path = '']) => path);

/** Whether the router has an address, with `{name}` for its parameters; the router may call them otherwise. */
const leadsSomewhere = (path: string) => {
  const wanted = path.replace(/\{[^}]+\}/g, '$');
  return known.some((route) => route.replace(/\$\w+/g, '$') === wanted);
};

/** Spec section 2. */
const inShell = [
  '',
  'reports',
  'create-report',
  'select-framework',
  'framework-helper',
  'publish-reports',
  'compare-reports/{reportId}',
  'report-collaborator',
  'entity-management',
  'entity-management/{entityId}',
  'entity-reporting',
  'document-center',
  'chat',
  'user-management',
  'account-settings',
  'restriction',
  'newfeed/{reportId}/{reportName}/{framework}',
  'export-data/{reportId}',
  'reporting-times',
  'data-hub',
  'data-hub/{metricNodeId}',
  'data-hub/{subMetricNodeId}/data-entry/{subMetricSectionMetaDataId}',
  'selection-plan',
  'billing-payment',
  'welcome',
  'company-profile',
  'congratulations',
  'introduction',
  'entity-user',
  'supplier',
  'my-clients',
  'payment-successful',
  'template-reports/{templateVersionId}/reports/{id}/{step}',
  'framework-reports/{versionId}/reports/{id}/{step}',
].map((path) => `/ct/${path}`);
const atTop = ['/compare-report-chart', '/404', '/403', '/login/signin', '/login/signup', '/home'];

it.each([...inShell, ...atTop])('leads to a screen at %s', (path) => {
  expect(leadsSomewhere(path)).toBe(true);
});

it('finds each step of a report by the segment in the specification', () => {
  const segments = [
    'introduction',
    'tutorial',
    'select-disclosures',
    'select-topics',
    'assess-materiality',
    'description',
    'data-input',
    'design',
    'preview',
    'validation',
    'completion',
    'company',
    'upload',
    'export-config',
  ];
  expect([...reportSteps].sort()).toEqual(segments.sort());
});
