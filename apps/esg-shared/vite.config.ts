import { defineConfig } from 'vite';
import { remoteModuleConfig } from '../../tooling/remote-module.ts';

export default defineConfig(
  remoteModuleConfig('esg-shared', {
    './EntityUserHome': './src/EntityUserHome.tsx',
    './EntityRequest': './src/EntityRequest.tsx',
  }),
);
