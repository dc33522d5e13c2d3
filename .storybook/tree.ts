/** The sidebar's groups of the components in `packages/ui/src/components`. Each is in exactly one group. */
export const componentGroups = {
  Layout: ['AppFrame', 'Box', 'Card', 'Divider', 'Page', 'Panes', 'ScrollArea', 'Stack', 'VisuallyHidden'],
  Actions: ['Button', 'CommandPalette', 'ContextMenu', 'CopyButton', 'IconButton', 'Menu', 'SplitButton', 'TextLink'],
  Overlays: ['ConfirmDialog', 'Dialog', 'Popover', 'Sheet', 'Toast', 'Tooltip'],
  Navigation: ['Accordion', 'Breadcrumb', 'Pagination', 'Steps', 'TabLinks', 'Tabs', 'Tree'],
  Display: [
    'Avatar',
    'AvatarGroup',
    'Badge',
    'Banner',
    'ChatThread',
    'EmptyState',
    'ErrorPanel',
    'Facts',
    'Figure',
    'FilePreview',
    'Kbd',
    'Logo',
    'Preloader',
    'Progress',
    'Skeleton',
    'Status',
    'Table',
    'Text',
    'Timeline',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The folders of `packages/ui/src` whose components are all in one group. */
const folderGroups = {
  forms: 'Forms',
  'rich-text': 'Forms',
  data: 'Data',
  charts: 'Charts',
  markdown: 'Display',
} as const;

const source = '../packages/ui/src';

/** The stories of packages/ui in Storybook's format, group by group. */
export const componentStories = [
  ...Object.entries(componentGroups).map(([group, names]) => ({
    directory: `${source}/components`,
    files: `{${names.join(',')}}/*.stories.tsx`,
    titlePrefix: `Components/${group}`,
  })),
  ...Object.entries(folderGroups).map(([folder, group]) => ({
    directory: `${source}/${folder}`,
    files: '**/*.stories.tsx',
    titlePrefix: `Components/${group}`,
  })),
];

/** Group of a component by the path of one of its files, from the repository's root; nothing for a file outside of the groups. */
export const groupOf = (path: string): string | undefined => {
  const [, folder = '', name = ''] = /packages\/ui\/src\/([\w-]+)\/(\w+)/.exec(path) ?? [];
  if (folder !== 'components') return folderGroups[folder as keyof typeof folderGroups];
  return Object.entries<readonly string[]>(componentGroups).find(([, names]) => names.includes(name))?.[0];
};

/** Address of a component's documentation page inside this Storybook. */
export const docsAddress = (path: string, name: string): string =>
  `?path=/docs/components-${groupOf(path)?.toLowerCase()}-${name.toLowerCase()}--docs`;
