// The manager is built with the classic JSX transform, which names it.
// biome-ignore lint/correctness/noUnusedImports: see above.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { BrandColorsTool } from './BrandColorsTool.tsx';
import { sentenceOf } from './docs/sentence.ts';
import { dark, light } from './frame-theme.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? dark : light,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'story' ? sentenceOf(name) : name),
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
