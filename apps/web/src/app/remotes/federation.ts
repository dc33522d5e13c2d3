import { createInstance } from '@module-federation/runtime';
import { sharedModules } from './shared-modules.ts';

const shell = createInstance({ name: 'web', remotes: [], shared: sharedModules });

/** The address with which each remote module is registered, by its name. */
const registered = new Map<string, string>();

/**
 * Fetches one part of a remote module. A new `entry` is a fresh attempt: the runtime and the browser's module map both remember a failure
 * by address, so a retry needs another address. The same `entry` shares what is already loaded.
 */
export const fetchRemotePart = async (name: string, part: string, entry: string): Promise<Record<string, unknown>> => {
  if (registered.get(name) !== entry) {
    shell.registerRemotes([{ name, entry, type: 'module' }], { force: registered.has(name) });
    registered.set(name, entry);
  }
  const module = await shell.loadRemote<Record<string, unknown>>(`${name}/${part}`);
  if (!module) throw new Error(`The remote module ${name} has no part ${part}.`);
  return module;
};
