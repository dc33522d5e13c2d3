import { createInstance } from '@module-federation/runtime';
import { sharedModules } from './shared-modules.ts';

const shell = createInstance({ name: 'web', remotes: [], shared: sharedModules });

/**
 * Fetches one part of a remote module. Every call with a new `entry` is a fresh attempt: the runtime and the browser's module
 * map both remember a failure by address, so a retry needs another address.
 */
export const fetchRemotePart = async (name: string, part: string, entry: string): Promise<Record<string, unknown>> => {
  shell.registerRemotes([{ name, entry, type: 'module' }], { force: true });
  const module = await shell.loadRemote<Record<string, unknown>>(`${name}/${part}`);
  if (!module) throw new Error(`The remote module ${name} has no part ${part}.`);
  return module;
};
