import { defineConfig } from 'vite';
import type { BehindAddress } from '../../tooling/ahead.ts';
import { remoteModuleConfig } from '../../tooling/remote-module.ts';

const report = /^\/ct\/(?:framework|template)-reports\//;

/** What a report needs when it is opened by its address. */
const behind: readonly BehindAddress[] = [
  { path: report, modules: ['remoteEntry.js', 'localSharedImportMap', 'src/FrameworkReport.tsx'] },
  { path: report, language: 'en', modules: ['core-platform/src/locales/en.po'] },
  { path: report, language: 'zhTw', modules: ['core-platform/src/locales/zh-Hant-HK.po'] },
  { path: /\/data-input$/, modules: ['src/features/data-input/DataInput.tsx'] },
];

const exposed = {
  './FrameworkReport': './src/FrameworkReport.tsx',
  './Materiality': './src/Materiality.tsx',
};

export default defineConfig(remoteModuleConfig('core-platform', exposed, behind, [exposed['./FrameworkReport']]));
