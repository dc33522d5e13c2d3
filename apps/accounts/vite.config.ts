import { defineConfig } from 'vite';
import { appBuild, appPlugins } from '../../tooling/vite.ts';

/** One page for every path of the accounts site; the login frame is a separate page, so that it stays a few kilobytes. */
export default defineConfig({ plugins: appPlugins(), build: appBuild });
