import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const read = async (path = '', host = 'verdant.localhost') => {
  const answer = await h.anonymous(`/reference${path}`, {}, host);
  return { answer, text: await answer.text() };
};

describe('the reference of the API', () => {
  it('lists what API keys can call, and nothing else, for everybody', async () => {
    const { answer, text } = await read();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    for (const id of ['listDataPoints', 'createEntity', 'publishReport']) expect(text).toContain(`<article id="${id}"`);
    for (const id of ['signIn', 'listPeople', 'createApiKey', 'subscribe']) expect(text).not.toContain(`id="${id}"`);
    expect(text).toContain('id="schema-DataPoint"');
  });

  it('runs no script and loads nothing from elsewhere', async () => {
    const { answer, text } = await read();
    expect(text).not.toMatch(/<script|<style|style="| on\w+="|src="https?:|href="https?:/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect((await h.anonymous('/reference/style.css')).headers.get('content-type')).toContain('text/css');
  });

  it('is shown in the brand of its host and the language of its reader', async () => {
    const { text } = await read();
    expect(text).toMatch(/<html lang="en">[\s\S]*Verdant/);
    expect(text).not.toMatch(/Harbour/i);
    const { text: chinese } = await read('?language=zhTw', 'harbour.localhost');
    expect(chinese).toMatch(/<html lang="zh-Hant-HK">[\s\S]*身分驗證/);
    expect(chinese).not.toContain('Authentication<');
    expect((await read('', 'nobody.example')).answer.status).toBe(404);
  });

  it('has no broken link', async () => {
    const { text } = await read();
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const leads = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(leads.filter((id) => !ids.has(id ?? ''))).toEqual([]);
    expect(ids.size).toBe([...text.matchAll(/ id="/g)].length);
  });
});
