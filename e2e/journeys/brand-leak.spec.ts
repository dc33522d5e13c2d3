import { expect, type Page, test } from '@playwright/test';
import { brands, colorsAmong, foreignMarks, leaksOf, linksOf, type Marks, namesIn } from '../brand-marks.ts';
import { readOfficeMarks, readPdfMarks } from '../file-marks.ts';
import { people, screen, signedInApi, signIn } from '../people.ts';

/**
 * Walks a white-labelled tenant as its people, their readers and its visitors see it, and fails on anything that belongs to
 * the product's own brand or to another tenant's (issue of every white-label product: the forgotten corner).
 */
const person = people.lantauAdministrator;
const screensMost = 80;
type Call = Awaited<ReturnType<typeof signedInApi>>;

/** Watches what the gateway sends while the pages are walked: a name may hide in an answer that is not shown. */
const watchAnswers = (page: Page, marks: Marks): string[] => {
  const leaks: string[] = [];
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|json|svg|manifest/.test(type)) return;
    const found = namesIn(await response.text().catch(() => ''), marks);
    leaks.push(...found.map((mark) => `${response.url()}: ${mark}`));
  });
  return leaks;
};

const look = async (page: Page, address: string, marks: Marks) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page that frames others is not always called idle, though all of it has come.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  expect.soft([address, await leaksOf(page, marks)]).toEqual([address, []]);
};

for (const { mode, language } of [
  { mode: 'light', language: 'en' },
  { mode: 'dark', language: 'zhTw' },
] as const) {
  test(`no screen shows a foreign brand: ${mode}, ${language}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const marks = await foreignMarks(brands.harbour);
    const context = await browser.newContext({ colorScheme: mode });
    const page = await context.newPage();
    const answers = watchAnswers(page, marks);

    await page.goto(screen(person.tenant));
    await page.waitForURL(/^http:\/\/accounts\.localhost/);
    await look(page, page.url(), marks);
    await signIn(page, person);
    await page.goto(screen(person.tenant, `/ct/?language=${language}`));

    const waiting = ['/ct/', '/404', '/403', '/ct/nowhere', '/ct/account-settings'].map((path) =>
      screen(person.tenant, path),
    );
    const seen = new Set<string>();
    while (waiting.length > 0 && seen.size < screensMost) {
      const address = waiting.shift() ?? '';
      if (seen.has(address)) continue;
      seen.add(address);
      await look(page, address, marks);
      waiting.push(...(await linksOf(page, person.tenant)));
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(answers).toEqual([]);
    await context.close();
  });
}

/** Makes a file of the report through the gateway and gives its bytes. */
const exportFile = async (call: Call, reportId: string, format: string, language: string) => {
  const made = await call('POST', `/reports/${reportId}/exports`, { format, language });
  const { id } = (await made.json()) as { id: string };
  await expect
    .poll(async () => ((await (await call('GET', `/exports/${id}`)).json()) as { status: string }).status, {
      timeout: 60_000,
    })
    .toBe('complete');
  return new Uint8Array(await (await call('GET', `/exports/${id}/file`)).arrayBuffer());
};

for (const format of ['pdf', 'word', 'excel'] as const)
  test(`no ${format} file carries a foreign brand`, async () => {
    const marks = await foreignMarks(brands.harbour);
    const call = await signedInApi(person);
    const { items } = (await (await call('GET', '/reports')).json()) as { items: { id: string }[] };
    for (const language of ['en', 'zhTw']) {
      const file = await exportFile(call, items[0]?.id ?? '', format, language);
      const { text, colors } = format === 'pdf' ? await readPdfMarks(file) : readOfficeMarks(file);
      expect(colors.length).toBeGreaterThan(3);
      expect(text).toContain('Lantau');
      expect([...namesIn(text, marks), ...colorsAmong(colors, marks)]).toEqual([]);
    }
  });
