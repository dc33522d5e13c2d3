import { reportQueries, rollForwardQueries } from '@esg/api-client';
import type { DisclosureStatus } from '@esg/contract';
import { expect, fn, screen, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { OmissionBanner } from '../features/data-input/OmissionBanner.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = sampleReport({ languages: ['en', 'zhTw'] });
const [reason] = sampleFramework.omissionReasons;
const [disclosure] = sampleFramework.topics.flatMap(({ disclosures }) => disclosures);
const seed: Seed = (cache, api) => {
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
  cache.setQueryData(rollForwardQueries.origin(api, report.id).queryKey, { source: null });
};

const Omission = ({ status = 'omitted' }: { status?: DisclosureStatus }) =>
  disclosure && (
    <WizardContext value={{ report, framework: sampleFramework, step: 'data-input', readOnly: false }}>
      <OmissionBanner
        disclosure={disclosure}
        omission={{ reason: reason?.code ?? '', explanation: 'Meters are being installed.' }}
        status={status}
        pending={false}
        onAnswer={fn()}
      />
    </WizardContext>
  );

const meta = preview.meta({
  title: 'Screens/Omission',
  tags: ['!autodocs'],
  component: Omission,
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/data-input', seed })],
});

export const LeftOut = meta.story({});
export const InPart = meta.story({ args: { status: 'completed' } });
InPart.test('changes the reason of what was completed in part, in both languages', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change the reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change the reason for/ }));
  await expect(dialog.getByRole('textbox', { name: 'Explanation (English)' })).toHaveValue(
    'Meters are being installed.',
  );
  await expect(dialog.getByRole('textbox', { name: 'Explanation (繁體中文)' })).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Save reason' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
});
export const InPartInChinese = meta.story({ args: { status: 'completed' }, globals: { locale: 'zh-Hant-HK' } });
/** Until that is decided, only the rest can be answered. */
export const WaitsForApproval = meta.story({ args: { status: 'pending-approval' } });
