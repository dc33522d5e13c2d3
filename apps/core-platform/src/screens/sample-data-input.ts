import {
  disclosureEvidenceQueries,
  explanationQueries,
  frameworkQueries,
  hubAnswerQueries,
  referenceQueries,
  reportDocumentQueries,
  reportQueries,
  reportWorkQueries,
  rollForwardQueries,
} from '@esg/api-client';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import { sampleAnswers, sampleFramework, sampleStates } from './sample-framework.ts';
import { sampleHub } from './sample-hub.ts';
import {
  sampleColleagues,
  sampleDocuments,
  sampleEvidence,
  sampleLastValues,
  samplePresence,
  sampleTasks,
  sampleThreads,
  sampleWork,
} from './sample-work.ts';

/** The report whose data is entered. */
export const inputReport = sampleReport();
const report = inputReport;

/** Everything that the data input reads. */
export const seedInput: Seed = (cache, api, language) => {
  const name = language === 'zhTw' ? '2025 年可持續發展報告' : report.name;
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, { ...report, name });
  cache.setQueryData(frameworkQueries.one(api, report.versionId).queryKey, sampleFramework);
  cache.setQueryData(reportQueries.disclosures(api, report.id).queryKey, sampleStates);
  for (const { code } of sampleStates)
    cache.setQueryData(
      reportQueries.answers(api, report.id, code).queryKey,
      sampleAnswers.filter(({ disclosureCode }) => disclosureCode === code),
    );
  for (const section of [undefined, '305-1'])
    cache.setQueryData(reportQueries.auditLog(api, report.id, section).queryKey, []);
  cache.setQueryData(referenceQueries.countries(api).queryKey, []);
  cache.setQueryData(rollForwardQueries.lastValues(api, report.id).queryKey, sampleLastValues);
  cache.setQueryData(explanationQueries.ofReport(api, report.id).queryKey, []);
  cache.setQueryData(
    explanationQueries.changesOf(api, report.id, '305-1', String(sampleAnswers[0]?.version)).queryKey,
    [{ fieldKey: 'scope-1', percent: -45.2, isLarge: true, values: { before: '2247', after: '1231.4', unit: 't' } }],
  );
  cache.setQueryData(reportWorkQueries.work(api, report.id).queryKey, sampleWork);
  cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, sampleColleagues);
  cache.setQueryData(reportWorkQueries.presence(api, report.id).queryKey, samplePresence);
  cache.setQueryData(reportWorkQueries.threads(api, report.id, '305-1').queryKey, sampleThreads);
  cache.setQueryData(disclosureEvidenceQueries.of(api, report.id, '305-1').queryKey, sampleEvidence);
  cache.setQueryData(reportDocumentQueries.all(api, report.id).queryKey, sampleDocuments);
  cache.setQueryData(reportWorkQueries.tasks(api, report.id, '305-1').queryKey, sampleTasks);
  for (const code of [undefined, '305-1'])
    cache.setQueryData(hubAnswerQueries.difference(api, report.id, code).queryKey, sampleHub);
};
