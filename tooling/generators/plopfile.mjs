import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from '../shared/run.mjs';

const templates = (kind) => ({
  type: 'addMany',
  base: `templates/${kind}`,
  templateFiles: `templates/${kind}/**/*.hbs`,
  stripExtensions: ['hbs'],
});

/** Formats the generated files with the house's own formatter, so that templates need not care about line lengths. */
const tidy =
  (...paths) =>
  (answers, _config, plop) => {
    const folder = plop.getDestBasePath();
    const made = paths.map((path) => plop.renderString(path, answers));
    const options = { cwd: folder, env: toolEnvironment(), encoding: 'utf8' };
    const { status, stdout, stderr } = spawnSync('biome', ['check', '--write', ...made], options);
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    return 'formatted';
  };

/** Runs a program in the destination; fails the generator when it fails. */
const runIn =
  (program, ...args) =>
  (_answers, _config, plop) => {
    const options = { cwd: plop.getDestBasePath(), env: toolEnvironment(), encoding: 'utf8' };
    const { status, stdout, stderr } = spawnSync(program, args, options);
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    return [program, ...args].join(' ');
  };

const isPlural = (word) => (word.endsWith('s') ? true : 'Give the business word in the plural, as in "reports".');
const singular = (word) =>
  word.replace(/(?:ies|(?<=ss|x|ch|sh)es|(?<!s)s)$/, (ending) => (ending === 'ies' ? 'y' : ''));

const append = (path, template) => ({ type: 'append', path, template });

/** Inserts lines before a text that must occur exactly once in the file, so that nothing is skipped silently. */
const before = (path, text, template) => (answers, _config, plop) => {
  const file = join(plop.getDestBasePath(), path);
  const parts = readFileSync(file, 'utf8').split(text);
  if (parts.length !== 2) throw new Error(`${path} should hold this once: ${text.trim()}`);
  writeFileSync(file, parts.join(`${plop.renderString(template, answers)}${text}`));
  return path;
};

/** A "name" may carry its app: "core-platform/materiality". Without one it is the web app. */
const appAndName = (given) => (given.includes('/') ? given.split('/') : ['web', given]);

/** Checks the word and adds its singular to the answers. */
const requireWord = (answers) => {
  const valid = isPlural(answers.word);
  if (valid !== true) throw new Error(valid);
  answers.one = singular(answers.word);
};

/** The screen of a module's list, its stories, and its route. */
const listActions = (answers, folder) => {
  answers.word = answers.name;
  requireWord(answers);
  if (answers.app !== 'web') throw new Error('Lists are made in the web app, where the routes are.');
  if (!existsSync(join(folder, 'packages/api-client/src', `${answers.word}.ts`)))
    throw new Error(`Make the module first: npm run new module ${answers.word}`);
  return [
    { ...templates('list'), destination: 'apps/web/src/features/{{kebabCase word}}' },
    { ...templates('list-story'), destination: 'apps/web/src/screens' },
    { ...templates('list-route'), destination: 'apps/web/src/routes/ct' },
    runIn('node', 'tooling/routes.mjs'),
    tidy(
      'apps/web/src/features/{{kebabCase word}}',
      'apps/web/src/screens/{{pascalCase word}}.stories.tsx',
      'apps/web/src/routes/ct/{{kebabCase word}}.tsx',
    ),
    () => 'now run "npm run words", translate what is new, and name the page in the home menu if it belongs there',
  ];
};

const component = {
  description: 'a component of packages/ui with its look, guide, stories and matrix',
  prompts: [{ type: 'input', name: 'name', message: 'Name, as in "StatusBadge"' }],
  actions: [
    { ...templates('component'), destination: 'packages/ui/src/components/{{pascalCase name}}' },
    {
      type: 'append',
      path: 'packages/ui/src/components/index.ts',
      template: "export * from './{{pascalCase name}}/{{pascalCase name}}.tsx';",
    },
    // Its place in Storybook's sidebar; move it to the group where people will look for it.
    {
      type: 'modify',
      path: '.storybook/tree.ts',
      pattern: 'Display: [',
      template: "Display: [\n    '{{pascalCase name}}',",
    },
    tidy('packages/ui/src/components/{{pascalCase name}}', 'packages/ui/src/components/index.ts', '.storybook/tree.ts'),
  ],
};

const wholeModule = {
  description: 'a whole module: contract, table, gateway with tests, notice, client',
  prompts: [
    { type: 'input', name: 'word', message: 'Business word in the plural, as in "auditors"', validate: isPlural },
  ],
  actions: (answers) => {
    requireWord(answers);
    return [
      { ...templates('module'), destination: 'apps/gateway/src/modules/{{kebabCase word}}' },
      { ...templates('contract'), destination: 'packages/contract/src' },
      { ...templates('client'), destination: 'packages/api-client/src' },
      append('packages/contract/src/index.ts', "export * from './{{kebabCase word}}.ts';"),
      append('packages/api-client/src/index.ts', "export * from './{{kebabCase word}}.ts';"),
      append(
        'apps/gateway/src/tables.ts',
        "export * from './modules/{{kebabCase word}}/{{kebabCase word}}.tables.ts';",
      ),
      before(
        'apps/gateway/src/audiences/work.ts',
        'import { usersRoutes }',
        "import { {{camelCase word}}Routes } from '../modules/{{kebabCase word}}/index.ts';\n",
      ),
      before(
        'apps/gateway/src/audiences/work.ts',
        "    .route('/', usersRoutes(deps))",
        "    .route('/', {{camelCase word}}Routes(deps))\n",
      ),
      before(
        'apps/gateway/src/fence-organisations.test.ts',
        '    webhooks: (await ok<',
        "    '{{kebabCase word}}': (await ok<Made>(send('POST', '/{{kebabCase word}}', { name: 'First' }))).id,\n",
      ),
      before(
        'packages/contract/src/notices.ts',
        "  v.object({ type: v.literal('language.changed')",
        "  v.object({ type: v.literal('{{kebabCase word}}.changed') }),\n",
      ),
      before('packages/api-client/src/keys.ts', '} as const;', "  {{camelCase word}}: ['{{kebabCase word}}'],\n"),
      before(
        'packages/api-client/src/invalidations.ts',
        "  'language.changed':",
        "  '{{kebabCase word}}.changed': () => [keys.{{camelCase word}}],\n",
      ),
      tidy(
        'apps/gateway/src/modules/{{kebabCase word}}',
        'apps/gateway/src/audiences/work.ts',
        'apps/gateway/src/fence-organisations.test.ts',
        'apps/gateway/src/tables.ts',
        'packages/contract/src/{{kebabCase word}}.ts',
        'packages/contract/src/index.ts',
        'packages/contract/src/notices.ts',
        'packages/api-client/src/{{kebabCase word}}.ts',
        'packages/api-client/src/index.ts',
        'packages/api-client/src/invalidations.ts',
        'packages/api-client/src/keys.ts',
      ),
      () => 'now run "npm run generate" (migration, openapi.json, client) and read the migration',
    ];
  },
};

const feature = (folder) => ({
  description: 'a folder below features/ of a browser app: an empty page, or the list of a module',
  prompts: [
    { type: 'input', name: 'place', message: 'Business word, or app/word, as in "core-platform/materiality"' },
    {
      type: 'list',
      name: 'shows',
      message: 'What it shows',
      choices: [
        { value: 'page', name: 'page: a title and a sentence' },
        { value: 'list', name: 'list: what a module of this word keeps, with dialog, deletion, stories and route' },
      ],
    },
  ],
  actions: (answers) => {
    [answers.app, answers.name] = appAndName(answers.place);
    if (!existsSync(join(folder, 'apps', answers.app))) throw new Error(`There is no app named ${answers.app}.`);
    if (answers.shows === 'list') return listActions(answers, folder);
    return [
      { ...templates('feature'), destination: 'apps/{{app}}/src/features/{{kebabCase name}}' },
      tidy('apps/{{app}}/src/features/{{kebabCase name}}'),
      () => 'now run "npm run words" and translate what is new in the catalogues',
    ];
  },
});

const route = {
  description: 'an address of the web app below /ct: guard and page',
  prompts: [{ type: 'input', name: 'name', message: 'Segment, as in "supplier-list"' }],
  actions: [
    { ...templates('feature'), destination: 'apps/web/src/features/{{kebabCase name}}', skipIfExists: true },
    { ...templates('route'), destination: 'apps/web/src/routes/ct' },
    runIn('node', 'tooling/routes.mjs'),
    tidy('apps/web/src/features/{{kebabCase name}}', 'apps/web/src/routes/ct/{{kebabCase name}}.tsx'),
    () => 'now set its permission, name it in the home menu if it belongs there, and run "npm run words"',
  ],
};

const remote = {
  description: 'a remote module: an app of its own that the shell loads when its route is entered',
  prompts: [{ type: 'input', name: 'name', message: 'Name, as in "supplier-survey"' }],
  actions: [
    { ...templates('remote'), destination: 'apps/{{kebabCase name}}' },
    {
      type: 'modify',
      path: 'packages/contract/src/remote-modules.ts',
      pattern: /\n\}\nexport type RemotePart /,
      template:
        "\n  /** Says what it shows. */\n  '{{kebabCase name}}/{{pascalCase name}}': Record<never, never>;\n}\nexport type RemotePart ",
    },
    {
      type: 'modify',
      path: 'apps/gateway/src/start-gateway.ts',
      pattern: /( remotes: \{[^}]*) \}/,
      template: "$1, '{{kebabCase name}}': remote('{{kebabCase name}}') }",
    },
    {
      type: 'modify',
      path: 'lingui.config.ts',
      pattern: /(const owners = \[)/,
      template: "$1'apps/{{kebabCase name}}', ",
    },
    tidy(
      'apps/{{kebabCase name}}',
      'packages/contract/src/remote-modules.ts',
      'apps/gateway/src/start-gateway.ts',
      'lingui.config.ts',
    ),
    () => 'now run "npm install --ignore-scripts", make a route that shows it with RemoteView, and run "npm run words"',
  ],
};

/** `npm run new <kind> <name>`: the house's own patterns as a start. */
export default (plop) => {
  plop.setGenerator('component', component);
  plop.setGenerator('module', wholeModule);
  plop.setGenerator('feature', feature(plop.getDestBasePath()));
  plop.setGenerator('route', route);
  plop.setGenerator('remote', remote);
};
