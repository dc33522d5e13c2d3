import { reportQueries } from '@esg/api-client';
import type { ReportStep } from '@esg/contract';
import { Button } from '@esg/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { TextSetting } from '../features/description/TextSetting.tsx';
import { settingId } from '../wizard/field-id.ts';
import { StepIntro } from '../wizard/StepIntro.tsx';
import { useFocusOfHash } from '../wizard/use-focus-of-hash.ts';
import { WizardFrame } from '../wizard/WizardFrame.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = sampleReport({ languages: ['en', 'zhTw'], names: { en: 'Harbour 2026', zhTw: '海港 2026' } });
const seed: Seed = (cache, api) => {
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
};

const Name = () => {
  useFocusOfHash();
  return (
    <>
      <StepIntro title="Report name" purpose="" />
      <TextSetting name="names" label="Report name" required />
    </>
  );
};

/** A finding of another step that leads to the Chinese name. */
const Finding = ({ onOpen }: { onOpen: () => void }) => {
  const navigate = useNavigate();
  const open = () => {
    onOpen();
    void navigate({ to: '.', hash: settingId('names', 'zhTw') });
  };
  return <Button onClick={open}>Add the Chinese name</Button>;
};

const Description = ({ first = 'description' }: { first?: ReportStep }) => {
  const [step, setStep] = useState(first);
  return (
    <WizardContext value={{ report, framework: sampleFramework, step, readOnly: false }}>
      <WizardFrame>{step === 'description' ? <Name /> : <Finding onOpen={() => setStep('description')} />}</WizardFrame>
    </WizardContext>
  );
};

const meta = preview.meta({
  title: 'Screens/Description',
  tags: ['!autodocs'],
  component: Description,
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/description', seed })],
});

export const TwoLanguages = meta.story({});
TwoLanguages.test('marks the name that is refused, in its own language', async ({ canvas, userEvent }) => {
  const chinese = await canvas.findByRole('textbox', { name: /^Report name .*繁體中文/ });
  await userEvent.clear(chinese);
  await userEvent.type(chinese, '年');
  await userEvent.tab();
  await waitFor(() => expect(chinese).toBeInvalid());
  const english = canvas.getByRole('textbox', { name: /^Report name .*English/ });
  await expect(english).not.toHaveAttribute('aria-invalid', 'true');
});
export const FromFinding = meta.story({ args: { first: 'validation' } });
FromFinding.test('leaves the keyboard in the box that a finding leads to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add the Chinese name' }));
  const chinese = await canvas.findByRole('textbox', { name: /^Report name .*繁體中文/ });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(chinese).toHaveFocus();
});
