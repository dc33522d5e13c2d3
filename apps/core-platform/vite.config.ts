import { defineConfig } from 'vite';
import { remoteModuleConfig } from '../../tooling/remote-module.ts';

export default defineConfig(remoteModuleConfig('core-platform', { './FrameworkReport': './src/FrameworkReport.tsx' }));
