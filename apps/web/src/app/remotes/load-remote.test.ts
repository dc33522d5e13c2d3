import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRemote, retryRemote } from './load-remote.ts';

const FrameworkReport = () => null;
const fetchRemotePart = vi.hoisted(() => vi.fn());
const preloadModule = vi.hoisted(() => vi.fn());
vi.mock('./federation.ts', () => ({ fetchRemotePart }));
vi.mock('react-dom', () => ({ preloadModule }));

const part = 'core-platform/FrameworkReport';
const address = '/remotes/core-platform/remoteEntry.js';
const addresses = { 'core-platform': address };
const entries = () => fetchRemotePart.mock.calls.map(([, , entry]) => entry);
const answers = (ok: boolean) => vi.stubGlobal('fetch', async () => new Response(null, { status: ok ? 200 : 503 }));

beforeEach(() => {
  fetchRemotePart.mockReset();
  preloadModule.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('remembers a failed load until it is retried, and retries with an address that no cache has', async () => {
  fetchRemotePart.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce({ FrameworkReport });
  const failed = loadRemote(part, addresses);
  await expect(failed).rejects.toThrow('away');
  expect(loadRemote(part, addresses)).toBe(failed);
  expect(fetchRemotePart).toHaveBeenCalledTimes(1);

  const reloadPage = vi.fn();
  await retryRemote(part, addresses, reloadPage);
  expect(entries()).toEqual([address, `${address}?attempt=1`]);
  await expect(loadRemote(part, addresses)).resolves.toBe(FrameworkReport);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('stays on the page while the remote module is away, and reloads it where only a cached failure is in the way', async () => {
  fetchRemotePart.mockRejectedValue(new Error('away'));
  const reloadPage = vi.fn();
  answers(false);
  await retryRemote(part, addresses, reloadPage);
  expect(reloadPage).not.toHaveBeenCalled();
  answers(true);
  await retryRemote(part, addresses, reloadPage);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('loads the entry at once, in parallel with the runtime that starts it', () => {
  fetchRemotePart.mockResolvedValue({ EntityUserHome: FrameworkReport });
  void loadRemote('esg-shared/EntityUserHome', { 'esg-shared': '/remotes/esg-shared/remoteEntry.js' });
  expect(preloadModule.mock.calls).toEqual([['/remotes/esg-shared/remoteEntry.js']]);
  expect(fetchRemotePart).not.toHaveBeenCalled();
});

it('names an address that is not configured', async () => {
  await retryRemote('esg-shared/EntityUserHome', {}, vi.fn());
  await expect(loadRemote('esg-shared/EntityUserHome', {})).rejects.toThrow('esg-shared');
});
