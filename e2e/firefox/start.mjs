#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Starts Firefox for Playwright, which speaks WebDriver BiDi with it. It answers one command itself that Playwright sends for each new
 * window and that Firefox does not know yet: the colour scheme. Journeys in Firefox use the light one. No longer needed once the installed
 * Firefox knows `emulation.setMediaFeaturesOverride`.
 */
const unknown = 'emulation.setMediaFeaturesOverride';

const relay = (firefoxUrl) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright) => {
    const firefox = new WebSocket(firefoxUrl, { perMessageDeflate: false });
    const opened = new Promise((resolve) => firefox.once('open', resolve));
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (method === unknown) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      await opened;
      firefox.send(String(data));
    });
    firefox.on('message', (data) => playwright.send(String(data)));
    firefox.on('close', () => playwright.close());
    playwright.on('close', () => firefox.close());
  });
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
};

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, url] = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line) ?? [];
  if (url) relay(`${url}/session`);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
