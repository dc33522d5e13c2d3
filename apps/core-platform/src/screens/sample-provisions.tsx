import { hubAnswerQueries, hubSaveQueries, reportQueries, rollForwardQueries } from '@esg/api-client';
import type { Finding, Framework, ProvisionSummary } from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import { SelectDisclosures } from '../features/disclosures/SelectDisclosures.tsx';
import { ProvisionsPanel } from '../features/validation/ProvisionsPanel.tsx';
import { PublishPanel } from '../features/validation/PublishPanel.tsx';
import { SaveFigures } from '../wizard/hub/SaveFigures.tsx';
import { CompleteSeveral } from '../wizard/provisions/CompleteSeveral.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework, sampleStates } from './sample-framework.ts';
import { sampleHub, sampleHubSaves } from './sample-hub.ts';
import { sampleLastValues } from './sample-work.ts';

export const report = sampleReport({ disclosureCodes: ['2-1', '302-1', '305-1'], status: 'completed' });
export const framework: Framework = {
  ...sampleFramework,
  kind: 'HKEX',
  topics: sampleFramework.topics.map((topic) => ({
    ...topic,
    disclosures: topic.disclosures.map((disclosure, place) => ({
      ...disclosure,
      mandatory: place === 0 ? 'yes' : 'comply_or_explain',
    })),
  })),
  omissionReasons: [
    {
      code: 'explain',
      label: { en: 'Considered reasons given', zhTw: '提供經審慎考慮之理由' },
      hint: { en: 'Say why the provision isn’t reported.', zhTw: '說明未有匯報該條文的原因。' },
      needsExplanation: true,
    },
    {
      code: 'not_material',
      label: { en: 'Not material', zhTw: '不重要' },
      hint: { en: 'Explain the judgement.', zhTw: '解釋有關判斷。' },
      needsExplanation: true,
    },
  ],
};
export const seed: Seed = (cache, api) => {
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
  const ofOrganisation = { reportingTimeId: null, entityId: null };
  cache.setQueryData(hubSaveQueries.plan(api, report.id, ofOrganisation).queryKey, sampleHubSaves);
  cache.setQueryData(rollForwardQueries.lastValues(api, report.id).queryKey, {
    ...sampleLastValues,
    values: sampleLastValues.values.map((each) => ({ ...each, disclosureCode: '305-2', sourceCode: '305-2' })),
  });
  cache.setQueryData(hubAnswerQueries.difference(api, report.id).queryKey, {
    ...sampleHub,
    unused: [
      { metricKey: 'scope-2', name: { en: 'Scope 2 emissions', zhTw: '範圍 2 排放' }, disclosureCodes: ['305-2'] },
    ],
  });
  cache.setQueryData(hubAnswerQueries.statedReasons(api, report.id).queryKey, [
    {
      disclosureCode: '2-3',
      name: { en: 'Packaging material used', zhTw: '包裝物料用量' },
      reason: 'No goods are packed',
      period: { start: '2025-01-01', end: '2025-12-31' },
      importId: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f14',
      fileName: 'ESG 2025.xlsx',
      row: 12,
    },
  ]);
  cache.setQueryData(
    reportQueries.disclosures(api, report.id).queryKey,
    sampleStates
      .filter(({ code }) => report.disclosureCodes.includes(code))
      .map((state) => {
        if (state.code === '305-1') return { ...state, status: 'new' as const };
        if (state.code !== '302-1') return state;
        return { ...state, status: 'omitted' as const, omission: { reason: 'explain', explanation: 'From 2027 on' } };
      }),
  );
};

export const none: ProvisionSummary = { reported: 2, inPart: 0, explained: 1, open: 0, missing: [], decision: null };
export const missing: ProvisionSummary = { ...none, inPart: 1, open: 1, missing: ['2-3', '305-2'] };

export const findingOf = (kind: Finding['kind'], disclosureCode: string): Finding => ({
  kind,
  blocking: true,
  step: 'data-input',
  disclosureCode,
  fieldKey: null,
  language: null,
});
/** One that is answered, and one that was not begun. */
export const open = [findingOf('not-completed', '2-1'), findingOf('required-unanswered', '305-1')];

/** GRI does not allow these to be omitted, and each of its reasons makes a claim. */
export const byGri: Framework = {
  ...framework,
  kind: 'GRI',
  topics: framework.topics.map((topic) => ({
    ...topic,
    disclosures: topic.disclosures.map((disclosure) => ({ ...disclosure, omittable: disclosure.code !== '2-1' })),
  })),
  omissionReasons: [
    {
      code: 'not_applicable',
      label: { en: 'Not applicable', zhTw: '不適用' },
      hint: { en: 'Say why it doesn’t apply.', zhTw: '說明不適用的原因。' },
      needsExplanation: true,
    },
  ],
};

type Props = {
  byFramework?: Framework;
  findings?: readonly Finding[];
  show?: 'panel' | 'selection' | 'input';
  provisions?: ProvisionSummary;
  readOnly?: boolean;
};

export const Provisions = ({
  byFramework = framework,
  show = 'panel',
  provisions = missing,
  findings = [],
  readOnly = false,
}: Props) => (
  <WizardContext value={{ report, framework: byFramework, step: 'validation', readOnly }}>
    {show === 'selection' && <SelectDisclosures />}
    {show === 'input' && <CompleteSeveral />}
    {show === 'panel' && (
      <>
        <PublishPanel findings={findings} provisions={provisions} />
        <ProvisionsPanel provisions={provisions} findings={findings} />
        <SaveFigures />
      </>
    )}
  </WizardContext>
);
