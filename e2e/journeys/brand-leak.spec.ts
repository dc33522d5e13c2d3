import { brands, colorsAmong, foreignMarks, namesIn } from '../brand-marks.ts';
import { readOfficeMarks, readPdfMarks } from '../file-marks.ts';
import { expect, test } from '../journey.ts';
import { people, signedInApi } from '../people.ts';

/**
 * The files of a white-labelled tenant contain nothing of the product's own brand or of another tenant's; every-screen.spec.ts checks its
 * screens.
 */
const person = people.lantauAdministrator;
type Call = Awaited<ReturnType<typeof signedInApi>>;

/** Makes a file of the report through the gateway and returns its bytes. */
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
  test(`no ${format} file shows another tenant’s brand`, async () => {
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
