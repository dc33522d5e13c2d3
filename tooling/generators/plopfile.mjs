import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from '../shared/run.mjs';

const templates = (kind) => ({
  type: 'addMany',
  base: `templates/${kind}`,
  templateFiles: `templates/${kind}/**/*.hbs`,
  stripExtensions: ['hbs'],
});

/** Formats what was made with the house's own formatter, so that templates need not care about line lengths. */
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

const isPlural = (word) => (word.endsWith('s') ? true : 'Give the business word in the plural, as in "reports".');
const singular = (word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** A "name" may carry its app: "core-platform/materiality". Without one it is the web app. */
const appAndName = (given) => (given.includes('/') ? given.split('/') : ['web', given]);

/** `npm run new <kind> <name>`: the house's own patterns, ready to be filled. */
export default (plop) => {
  const folder = plop.getDestBasePath();

  plop.setGenerator('component', {
    description: 'a component of packages/ui with its look, stories and matrix',
    prompts: [{ type: 'input', name: 'name', message: 'Name, as in "StatusBadge"' }],
    actions: [
      { ...templates('component'), destination: 'packages/ui/src/components/{{pascalCase name}}' },
      {
        type: 'append',
        path: 'packages/ui/src/components/index.ts',
        template: "export * from './{{pascalCase name}}/index.ts';",
      },
      tidy('packages/ui/src/components'),
    ],
  });

  plop.setGenerator('module', {
    description: 'a module of the gateway: contract, tables, repository, service, routes, fenced tests',
    prompts: [
      { type: 'input', name: 'word', message: 'Business word in the plural, as in "entities"', validate: isPlural },
    ],
    actions: (answers) => {
      const valid = isPlural(answers.word);
      if (valid !== true) throw new Error(valid);
      answers.one = singular(answers.word);
      return [
        { ...templates('module'), destination: 'apps/gateway/src/modules/{{kebabCase word}}' },
        { ...templates('contract'), destination: 'packages/contract/src' },
        {
          type: 'append',
          path: 'packages/contract/src/index.ts',
          template: "export * from './{{kebabCase word}}.ts';",
        },
        {
          type: 'append',
          path: 'apps/gateway/src/tables.ts',
          template: "export * from './modules/{{kebabCase word}}/{{kebabCase word}}.tables.ts';",
        },
        {
          type: 'modify',
          path: 'apps/gateway/src/app.ts',
          pattern: /(import \{ authenticate)/,
          template: "import { {{camelCase word}}Routes } from './modules/{{kebabCase word}}/index.ts';\n$1",
        },
        {
          type: 'modify',
          path: 'apps/gateway/src/app.ts',
          pattern: /(\n *\.route\('\/', usersRoutes\(deps\)\))/,
          template: "$1\n    .route('/', {{camelCase word}}Routes(deps))",
        },
        tidy('apps/gateway/src', 'packages/contract/src'),
        () => 'now run "npm run generate" (migration, openapi.json, client) and read the migration',
      ];
    },
  });

  plop.setGenerator('feature', {
    description: 'a folder below features/ of a browser app: page, words, query',
    prompts: [
      { type: 'input', name: 'place', message: 'Business word, or app/word, as in "core-platform/materiality"' },
    ],
    actions: (answers) => {
      [answers.app, answers.name] = appAndName(answers.place);
      if (!existsSync(join(folder, 'apps', answers.app))) throw new Error(`There is no app named ${answers.app}.`);
      return [
        { ...templates('feature'), destination: 'apps/{{app}}/src/features/{{kebabCase name}}' },
        tidy('apps/{{app}}/src/features/{{kebabCase name}}'),
        () => 'now run "npm run words" and translate what is new in the catalogues',
      ];
    },
  });
};
