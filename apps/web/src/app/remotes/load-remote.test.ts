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

it('remembers a failed load until it is retried, and retries under an address that no cache knows', async () => {
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

it('stays where it is while the remote module is away, and loads the page anew when only a chunk is remembered as failed', async () => {
  fetchRemotePart.mockRejectedValue(new Error('away'));
  const reloadPage = vi.fn();
  answers(false);
  await retryRemote(part, addresses, reloadPage);
  expect(reloadPage).not.toHaveBeenCalled();
  answers(true);
  await retryRemote(part, addresses, reloadPage);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('asks for the entry at once, beside the runtime that starts it', () => {
  fetchRemotePart.mockResolvedValue({ EntityUserHome: FrameworkReport });
  void loadRemote('esg-shared/EntityUserHome', { 'esg-shared': '/remotes/esg-shared/remoteEntry.js' });
  expect(preloadModule.mock.calls).toEqual([['/remotes/esg-shared/remoteEntry.js']]);
  expect(fetchRemotePart).not.toHaveBeenCalled();
});

it('says which address is not configured', async () => {
  await retryRemote('esg-shared/EntityUserHome', {}, vi.fn());
  await expect(loadRemote('esg-shared/EntityUserHome', {})).rejects.toThrow('esg-shared');
});
