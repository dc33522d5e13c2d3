// The manager is built with the classic JSX transform, which needs React in scope.
// biome-ignore lint/correctness/noUnusedImports: see above.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { BrandColorsTool } from './BrandColorsTool.tsx';
import { CostPanel } from './cost/CostPanel.tsx';
import { sentenceOf } from './docs/sentence.ts';
import { dark, light } from './frame-theme.ts';
import { nameEnd } from './search/name-end.ts';

/** Pages for partners: a person who reviews a brand needs no panel of tools below it. */
const forPartners = /^brand-studio-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (forPartners.test(storyId) ? false : usual),
  },
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? dark : light,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => {
      if (type === 'story') return sentenceOf(name);
      return type === 'docs' && name.includes(nameEnd) ? 'Docs' : name;
    },
  },
});

addons.register('brand-colors', () => {
  addons.add('brand-colors/tool', {
    type: types.TOOL,
    title: 'Own brand colours',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => <BrandColorsTool />,
  });
});

addons.register('cost', () => {
  addons.add('cost/panel', {
    type: types.PANEL,
    title: 'Cost',
    paramKey: 'cost',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <CostPanel active={active} />,
  });
});
