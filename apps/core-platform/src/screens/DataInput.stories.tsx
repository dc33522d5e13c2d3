import { frameworkQueries, referenceQueries, reportQueries } from '@esg/api-client';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { StoryShell } from '../../../../.storybook/kit/StoryShell.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { FrameworkReport } from '../FrameworkReport.tsx';
import { sampleAnswers, sampleFramework, sampleStates } from './sample-framework.ts';

const report = sampleReport();

const seed: Seed = (cache, api, language) => {
  const name = language === 'zhTw' ? '2025 年可持續發展報告' : report.name;
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, { ...report, name });
  cache.setQueryData(frameworkQueries.one(api, report.versionId).queryKey, sampleFramework);
  cache.setQueryData(reportQueries.disclosures(api, report.id).queryKey, sampleStates);
  cache.setQueryData(reportQueries.answers(api, report.id).queryKey, sampleAnswers);
  cache.setQueryData(reportQueries.auditLog(api, report.id).queryKey, []);
  cache.setQueryData(referenceQueries.countries(api).queryKey, []);
};

const meta = preview.meta({
  title: 'Screens/Data input',
  tags: ['!autodocs'],
  play: drawnTo(3),
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/framework-reports/${report.versionId}/reports/${report.id}/data-input?disclosure=305-1`,
      frame: <StoryShell />,
      seed,
    }),
  ],
  render: () => <FrameworkReport versionId={report.versionId} reportId={report.id} step="data-input" />,
});

export const ThreePanes = meta.story({});
