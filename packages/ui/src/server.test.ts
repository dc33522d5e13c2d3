import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { renderToString } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { onAPage as OnAPage } from './testing/on-a-page.tsx';

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    root: `${import.meta.dirname}/..`,
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(() => server.close());

it('every component renders on a server, without a window and with its text', {
  timeout: 120_000,
}, async () => {
  const { onAPage } = (await server.ssrLoadModule('/src/testing/on-a-page.tsx')) as {
    onAPage: typeof OnAPage;
  };
  for (const [name, element] of Object.entries(onAPage())) {
    expect(renderToString(element), name).toMatch(/Title|People|Here/);
  }
});
