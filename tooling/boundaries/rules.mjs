import { globSync, readFileSync } from 'node:fs';
import { root } from '../shared/terminal.mjs';

const browserApps = '^apps/(web|accounts|core-platform|esg-shared)/';
const tests = '[.](test|type-test|stories|qa[.]stories|guide)[.]tsx?$|/testing(/|[.]ts$)|[.]setup[.]ts$';
/** The client generator's own types, and the route tree, to which every typed route refers, have cycles of their own. */
const generated = '/generated/|[.]gen[.]ts$';
const npm = (names) => `(^|/)node_modules/(${names})(/|$)`;

/** The files that the packages' own `exports` open to others. */
const doors = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
  const { exports = {} } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
  return Object.values(exports).map((path) =>
    `^${file.replace('package.json', path.replace('./', ''))}$`.replaceAll('.', '[.]'),
  );
});

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const mayOnlyKnow = (name, part, packages) => {
  const allowed = packages.length > 0 ? `(?!(${packages.join('|')})/)` : '';
  return rule(
    name,
    `${part} may import ${packages.join(', ') || 'no other package'}.`,
    { path: `^${part.replace('.', '[.]')}/` },
    { path: `^packages/${allowed}` },
  );
};

/** The arrows of the tree (docs/architecture.md). Nothing else may be imported and nothing points upwards. */
const arrows = [
  rule('packages-never-import-apps', 'Libraries do not know their users.', { path: '^packages/' }, { path: '^apps/' }),
  rule(
    'apps-never-import-apps',
    'Apps meet in packages/contract, or at run time.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/(?!$1/)' },
  ),
  mayOnlyKnow('quantities-is-a-leaf', 'packages/quantities', ['quantities']),
  mayOnlyKnow('contract-knows-quantities', 'packages/contract', ['contract', 'quantities']),
  mayOnlyKnow('tokens-is-a-leaf', 'packages/tokens', ['tokens']),
  mayOnlyKnow('standards-knows-contract', 'packages/standards', ['standards', 'contract', 'quantities']),
  mayOnlyKnow('climate-knows-contract', 'packages/climate', ['climate', 'contract', 'quantities']),
  mayOnlyKnow('chart-model-is-a-leaf', 'packages/chart-model', ['chart-model']),
  mayOnlyKnow('ui-knows-tokens-and-chart-model', 'packages/ui', ['ui', 'tokens', 'chart-model']),
  mayOnlyKnow('api-client-knows-contract', 'packages/api-client', ['api-client', 'contract']),
  mayOnlyKnow('app-kit-knows-no-server-data', 'packages/app-kit', [
    'app-kit',
    'ui',
    'api-client',
    'contract',
    'quantities',
    'tokens',
  ]),
  mayOnlyKnow('email-knows-tokens-and-contract', 'packages/email', ['email', 'tokens', 'contract']),
  rule(
    'gateway-knows-no-browser',
    'apps/gateway may import quantities, contract, climate, standards, tokens, email, chart-model; one test drives it by the client of the apps.',
    { path: '^apps/gateway/', pathNot: '^apps/gateway/src/refresh-race[.]test[.]ts$' },
    { path: '^packages/(?!(quantities|contract|climate|standards|tokens|email|chart-model)/)' },
  ),
  rule(
    'browser-apps-know-no-standards',
    'The framework library reaches the browser through the gateway.',
    { path: browserApps },
    { path: '^packages/standards/' },
  ),
  rule(
    'theme-writer-stays-on-the-server',
    'The gateway derives a theme once; browsers get its style sheet.',
    { path: `${browserApps}|^packages/(ui|app-kit)/` },
    { path: '^packages/tokens/src/node' },
  ),
  mayOnlyKnow('storybook-shows-components', '.storybook', [
    'tokens',
    'ui',
    'app-kit',
    'email',
    'api-client',
    'contract',
  ]),
  rule(
    'journeys-drive-the-product',
    'Journeys see what a person sees.',
    { path: '^e2e/' },
    { path: '^(apps|packages)/(?!contract/)' },
  ),
];

const packages = [
  rule(
    'ui-knows-no-product',
    'No data, routes, sockets, words or payments in ui.',
    { path: '^packages/ui/' },
    { path: npm('@tanstack/react-(query|router)|ky|socket[.]io-client|@lingui/[^/]+|@stripe/[^/]+') },
  ),
  rule(
    'charts-only-in-charts',
    'One chart frame: visx stays behind it, and its scales in the model of the drawing.',
    { pathNot: '^packages/(ui/src/charts|chart-model/src)/' },
    { path: npm('@visx/[^/]+') },
  ),
  rule(
    'chart-model-knows-no-page',
    'The same drawing is made in a browser and on the server.',
    { path: '^packages/chart-model/' },
    { path: npm('react|react-dom|@vanilla-extract/[^/]+|@visx/(?!scale)[^/]+') },
  ),
  rule(
    'style-dictionary-only-in-build',
    'It never reaches a browser.',
    { pathNot: '^packages/tokens/(build([.]ts$|/)|src/.+[.]test[.]ts$)' },
    { path: npm('style-dictionary') },
  ),
  rule(
    'public-door-only',
    'A package is imported by its name, through its public doors.',
    { path: '^(apps|packages)/([^/]+)/' },
    { path: '^packages/', pathNot: ['^$1/$2/', ...doors] },
  ),
  rule(
    'packages-by-name',
    'A package is imported by its name, never by a relative path.',
    { path: '^(apps|packages)/([^/]+)/' },
    { path: '^packages/', pathNot: '^$1/$2/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
  ),
  rule(
    'generated-stays-inside',
    'Only the façade touches the generated client.',
    { pathNot: '^packages/api-client/src/' },
    { path: '^packages/api-client/src/generated/' },
  ),
];

const insideApps = [
  rule(
    'studio-on-demand',
    'The brand studio and its receiver stay out of the first load: a split route and a dynamic import reach them.',
    { path: browserApps, pathNot: ['/src/features/branding/', '/src/app/preview[.]ts$', tests] },
    {
      path: '^packages/app-kit/src/brand-(studio|preview)/|^apps/[^/]+/src/app/preview[.]ts$',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  ),
  rule(
    'features-do-not-import-features',
    'Compose them in a route.',
    { path: '^(apps/[^/]+/src/features)/([^/]+)/' },
    { path: '^$1/(?!$2/)' },
  ),
  rule(
    'features-do-not-import-routes',
    'Pages use getRouteApi.',
    { path: '^apps/[^/]+/src/features/' },
    { path: '^apps/[^/]+/src/(routes/|routeTree[.]gen)' },
  ),
  rule(
    'features-do-not-import-app',
    'The composition root knows the features, not the other way round.',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/app/' },
  ),
  rule(
    'federation-only-in-remotes',
    'The runtime of remote modules is loaded lazily from one place.',
    { path: '^(apps|packages)/', pathNot: '^apps/web/src/app/remotes/|vite[.]config[.]ts$' },
    { path: npm('@module-federation/[^/]+') },
  ),
];

const modules = '^apps/gateway/src/modules/';
/** Modules that work on a report with the kernel's own tools (decision record 0077). */
const siblingsOfReports = [
  'answers',
  'audit-log',
  'explanations',
  'export-config',
  'hub-answers',
  'hub-saves',
  'linked-numbers',
  'publications',
  'report-creation',
  'report-design',
  'report-documents',
  'report-model',
  'report-validation',
  'report-work',
  'roll-forward',
  'sentence-checks',
  'text-drafts',
];
const insideGateway = [
  rule(
    'drawing-loads-little',
    'Each drawing thread loads its files again: it knows the printed part of the contract, not all schemas.',
    { path: `${modules}exports/render/`, pathNot: tests },
    { path: '^packages/contract/src/index[.]ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'modules-meet-at-the-index',
    'A module shows its index, and its tables for foreign keys.',
    { path: `${modules}([^/]+)/`, pathNot: tests },
    { path: modules, pathNot: [`${modules}$1/`, `${modules}([^/]+/(index|[^/]+[.]tables)|reports/kernel)[.]ts$`] },
  ),
  rule(
    'kernel-is-for-siblings',
    'Only siblings of reports lock, move and write a report; others ask through the index.',
    { path: modules, pathNot: `${modules}(reports|${siblingsOfReports.join('|')})/|${tests}` },
    { path: `${modules}reports/kernel[.]ts$` },
  ),
  rule(
    'only-repositories-touch-drizzle',
    'SQL lives in repositories and tables.',
    { path: modules, pathNot: `[.](repository|tables)[.]ts$|${tests}` },
    { path: npm('drizzle-orm') },
  ),
  rule(
    'drivers-only-in-platform',
    'The database is opened in one place.',
    { path: '^apps/gateway/src/', pathNot: ['^apps/gateway/src/platform/', tests] },
    { path: npm('pg|pg-boss|@electric-sql/[^/]+') },
  ),
  rule(
    'language-models-only-behind-their-port',
    'One file calls models; others use the port of language-models, which asks for consent, keeps the budget and writes the log.',
    { path: '^(apps|packages)/', pathNot: '^apps/gateway/src/modules/language-models/sdk[.]ts$' },
    { path: npm('ai|@ai-sdk/[^/]+') },
  ),
  rule(
    'platform-knows-no-module',
    'The platform holds no business.',
    { path: '^apps/gateway/src/platform/', pathNot: tests },
    { path: modules },
  ),
];

const everywhere = [
  rule(
    'no-circular',
    'No cycles, not even of types alone.',
    { pathNot: generated },
    { circular: true, viaOnly: { pathNot: generated } },
  ),
  rule(
    'not-to-tests',
    'Product code never imports tests, stories or test set-up.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
    { path: tests },
  ),
  rule(
    'not-to-missing',
    'Every import leads somewhere.',
    { path: '^(apps|packages|e2e)/' },
    { couldNotResolve: true, pathNot: '^(virtual:|storybook/)|[?](url|raw|worker)$' },
  ),
];

/** Every rule of the tree and of the house; each has a fixture with its name that breaks only that rule. */
export const rules = [...arrows, ...packages, ...insideApps, ...insideGateway, ...everywhere];

/** The resolution of modules, the same for the repository and the fixtures. */
export const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|node_modules/[.]cache|storybook-static|fixtures)/' },
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    mainFields: ['module', 'main', 'types'],
  },
};
