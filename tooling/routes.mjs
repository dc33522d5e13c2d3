import { join } from 'node:path';
import { resolveConfig } from 'vite';

/** Writes the web app's route tree from its route files: the router's plugin does this when Vite has read its config. */
process.chdir(join(import.meta.dirname, '../apps/web'));
await resolveConfig({}, 'build');
