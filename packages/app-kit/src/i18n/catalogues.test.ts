import { i18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { activate, registerCatalogue } from './catalogues.ts';

it('shows the words of a part that loads while the first language is still loading', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const words = (messages: Record<string, string>) => async () => ({ messages });
  const slow = Promise.withResolvers<{ messages: Record<string, string> }>();
  await registerCatalogue({ en: () => slow.promise, zhTw: words({}) });
  const shown = activate('en');
  await registerCatalogue({ en: words({ late: 'Words that came late' }), zhTw: words({}) });
  slow.resolve({ messages: {} });
  await shown;
  expect(i18n._('late')).toBe('Words that came late');
  vi.unstubAllGlobals();
});
