import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { type BehindAddress, codeAhead } from '../../tooling/ahead.ts';
import { refuseCircles } from '../../tooling/circles.ts';
import { nameOfflineWorker } from '../../tooling/offline-worker.ts';
import { pdfParts } from '../../tooling/pdf-parts.ts';
import { appBuild, appPlugins } from '../../tooling/vite.ts';

/** Parts of the packages that the frame and Home need: one small file, so that Home loads nothing of the screens behind it. */
const frame = new RegExp(
  [
    'packages/ui/src/components/(AppFrame|Avatar|AvatarGroup|Logo|Tooltip)/',
    'packages/app-kit/src/(on-demand|i18n/LanguageSwitch|pages/(OfflineBanner|follow-pages)|realtime/use-room|session/(login-frame|show-sign-in|begin-hand-over|next-path)|browser/kept-database|words/ReportStatusMark)[.]',
    'packages/ui/src/focus/',
    'packages/api-client/src/exports[.]',
    'react-router/dist/esm/useLocation[.]',
    'apps/web/src/features/frame/use-home-menu[.]',
    'apps/web/src/routes/ct/-late[.]',
  ].join('|'),
);

/** Modules that `src/app/remotes/shared-modules.ts` shares with the remote modules, besides what the page starts with. */
const lent = new RegExp(
  [
    'packages/(contract|api-client)/',
    'packages/ui/src/(components|focus|forms|text|theme)/',
    'packages/app-kit/src/(api|attachments|browser|config|documents|fields|i18n|notifications|pages|problems|realtime|saving|session|talk|words)/',
    'node_modules/(@tanstack|@radix-ui|react-dropzone|file-selector|attr-accept)/',
  ].join('|'),
);

/**
 * Parts that load into the frame and Home after the first page, with everything they need from the packages, so that Home loads nothing of
 * the shared modules: bell, news, the notice of the trial, due dates and articles arrive together.
 */
const late = new RegExp(
  [
    'apps/web/src/features/notifications/(NotificationBell|NotificationLines|use-notification)',
    'apps/web/src/features/help/(ArticleCard|HomeArticles|NewsIcon|use-unread-news|content-in)[.]',
    'apps/web/src/features/reports/ReportDue[.]',
    'apps/web/src/features/collections/(HomeActivity|HomeCollections|CollectionsTable)[.]',
    'apps/web/src/features/subscription/TrialNotice[.]',
    'packages/api-client/src/(collections|content|notifications|party|report-work)[.]',
    'packages/contract/src/(content|linked-numbers|report-facts|subscription-life|subscription-prices)[.]',
    'packages/ui/src/components/(Box|Popover)/',
    'packages/ui/src/data/(lanes|Masonry)/',
    'packages/ui/src/theme/use-in-browser[.]',
  ].join('|'),
);

/** The form parts, and what is made of them: among the code that many screens share it would make that load all forms. */
const forms =
  /packages[\\/](?:ui[\\/]src[\\/]forms[\\/]|app-kit[\\/]src[\\/](?:saving[\\/]FormDialog|fields[\\/]DateEditors)[.])/;

/** The table of many rows. Among the code that many screens share it would make that load the forms, whose checkbox it draws. */
const tables = /packages[\\/]ui[\\/]src[\\/]data[\\/](?:DataTable|TreeTable)[\\/]/;

/** The offer and the notice of sample data: Home has both, and so has the data hub. */
const sample = /apps[\\/]web[\\/]src[\\/]features[\\/]first-steps[\\/](?:SampleDataNotice|TrySampleData)[.]/;

/** The shell's side of a remote module; the federation runtime itself is in the group of shared modules. */
const remotes = new RegExp(
  [
    'apps/web/src/app/remotes/(begin-report|load-remote|Remote(Boundary|View)|(use-)?report-ahead)[.]',
    'apps/web/src/routes/ct/(framework|template)-reports[.].*tsr-split',
  ].join('|'),
);

/**
 * The code that the page starts with, in two files: libraries, which a new release seldom changes, and the app's own. By default,
 * everything that remote modules and later screens share would be split into small chunks, since a different set of screens uses each of
 * them: a report opened by a link would wait for more than a hundred files. So the code that many screens share is one file, what the frame
 * and Home need besides it another, and the rest of the code shared with remote modules a third, which other screens load as a whole. The
 * journey `cold-start` counts the files of a report and of Home. Dependencies stay out: the packages' index files are shared with the
 * remote modules and depend on the parts of every screen.
 */
const groups = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 6 },
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 4 },
  { name: 'forms', test: forms, minShareCount: 3, priority: 4 },
  { name: 'tables', test: tables, minShareCount: 3, priority: 4 },
  { name: 'common', minShareCount: 8, priority: 4 },
  { name: 'frame', test: frame, priority: 3 },
  { name: 'late', test: late, priority: 3 },
  { name: 'sample', test: sample, priority: 3 },
  { name: 'remotes', test: remotes, priority: 3 },
  { name: 'lent', test: lent, minShareCount: 2, priority: 2 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** Addresses at which the app itself starts: somebody who comes by the link of an e-mail has another start. */
const workspace = /^\/ct(?!\/(?:contribution|request\/))/;

/** The code that a person waits for who opens Home or a report by an address. */
const behind: readonly BehindAddress[] = [
  { path: workspace, language: 'en', modules: ['app-kit/src/locales/en.po', 'web/src/locales/en.po'] },
  {
    path: workspace,
    language: 'zhTw',
    modules: ['app-kit/src/locales/zh-Hant-HK.po', 'web/src/locales/zh-Hant-HK.po'],
  },
  { path: workspace, modules: ['src/routes/ct/route.tsx?tsr-split', 'src/app/follow-pages.ts'] },
  { path: /^\/ct\/?$/, modules: ['src/routes/ct/index.tsx?tsr-split'] },
  {
    path: /^\/ct\/(?:framework|template)-reports\//,
    modules: ['src/app/remotes/begin-report.ts', 'src/app/remotes/federation.ts'],
  },
];

/**
 * A screen and its loader are one chunk: a loader left in the entry would load the whole API client with it, and one of its own would be named
 * on the first page. Loaders load nothing but the words of their screen.
 */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'errorComponent', 'pendingComponent', 'notFoundComponent', 'loader']],
      },
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    ...appPlugins(),
    codeAhead(behind),
    pdfParts(),
    nameOfflineWorker(),
    // Known since the forms have a file of their own: every journey runs them.
    refuseCircles(['forms and lent']),
  ],
  build: {
    ...appBuild,
    // Every browser that reads es2023 preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...appBuild.rolldownOptions,
      output: {
        codeSplitting: { groups },
        // The page's first script lists the names of all later ones: it is smaller where only files of the first page say what is in them.
        chunkFileNames: ({ name }) => (name === 'libraries' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
