import type { RemotePart, RemoteParts } from '@esg/contract';
import type { ComponentType } from 'react';
import { preloadModule } from 'react-dom';

type Loaded<Part extends RemotePart> = Promise<ComponentType<RemoteParts[Part]>>;

const loaded = new Map<RemotePart, Loaded<RemotePart>>();
const attempts = new Map<RemotePart, number>();

const load = async <Part extends RemotePart>(id: Part, addresses: Readonly<Record<string, string>>): Loaded<Part> => {
  const [name = '', part = ''] = id.split('/');
  const address = addresses[name];
  if (!address) throw new Error(`No address is configured for the remote module ${name}.`);
  const attempt = attempts.get(id) ?? 0;
  const entry = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  // The runtime requests the entry once it is loaded itself.
  preloadModule(entry);
  // Lazy on purpose: the shell's first route must not pay for the federation runtime.
  const { fetchRemotePart } = await import('./federation.ts');
  const module = await fetchRemotePart(name.replaceAll('-', '_'), part, entry);
  return module[part] as ComponentType<RemoteParts[Part]>;
};

/**
 * The component of a remote part, loaded once. `addresses` are the `remoteModules` of `/config.json`. Returns the same promise, fulfilled
 * or rejected, until `retryRemote`.
 */
export const loadRemote = <Part extends RemotePart>(id: Part, addresses: Readonly<Record<string, string>>) => {
  const known = loaded.get(id) ?? load(id, addresses);
  loaded.set(id, known as Loaded<RemotePart>);
  return known as Loaded<Part>;
};

/** Whether the remote's entry can be fetched at all. */
const isReachable = async (address: string | undefined) => {
  if (!address) return false;
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
};

/**
 * Really tries a failed part again: runtime and browser remember a failed entry by its address, so the next attempt uses another one.
 * Chunks behind the entry have fixed addresses, whose failure the browser remembers until the page closes; when the entry loads and the
 * part still does not start, only `reloadPage` can help.
 */
export const retryRemote = async (
  id: RemotePart,
  addresses: Readonly<Record<string, string>>,
  reloadPage = () => location.reload(),
) => {
  loaded.delete(id);
  attempts.set(id, (attempts.get(id) ?? 0) + 1);
  try {
    await loadRemote(id, addresses);
  } catch {
    if (await isReachable(addresses[id.split('/')[0] ?? ''])) reloadPage();
  }
};
