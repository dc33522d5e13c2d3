import { ApiError } from '@esg/api-client';
import { expect } from 'storybook/test';
import { Spoken } from '../../../../.storybook/kit/Spoken.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { formsCatalogue } from './forms-catalogue.ts';
import { Refusal } from './Refusal.tsx';

const refusalOf = (status: number, code: ApiError['code'], retryAfterSeconds: number) =>
  new ApiError(status, code, {
    statusCode: status,
    code: 'request.too_many',
    message: '',
    requestId: 'story',
    issues: [],
    retryAfterSeconds,
  });

const meta = preview.meta({
  component: Refusal,
  args: { error: refusalOf(429, 'request.too_many', 45) },
  render: (args, { globals }) => (
    <Spoken locale={globals.locale} catalogue={formsCatalogue}>
      <Refusal {...args} />
    </Spoken>
  ),
});

export const ShortWait = meta.story({});
ShortWait.test('tells a short wait in seconds', async ({ canvas }) => {
  await expect(await canvas.findByText(/Try again in (45|40) seconds\./)).toBeVisible();
});
export const ShortWaitInChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
export const LongWait = meta.story({ args: { error: refusalOf(429, 'request.too_many', 840) } });
/** The wait ends while somebody watches. */
export const Waited = meta.story({ args: { error: refusalOf(429, 'request.too_many', 1) } });
Waited.test('says only that one can try again, once the wait is over', async ({ canvas }) => {
  await expect(await canvas.findByText('You can try again now.', undefined, { timeout: 4_000 })).toBeVisible();
  await expect(canvas.queryByText(/Too many attempts/)).toBeNull();
});
export const Refused = meta.story({ args: { error: refusalOf(422, 'voucher.expired', 0) } });
