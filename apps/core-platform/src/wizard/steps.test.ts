import { type Report, reportPhases, reportSteps, stepsOf } from '@esg/contract';
import { expect, it } from 'vitest';
import { isFinished, missingIn, neighboursOf, phaseOf, progressOf } from './steps.ts';

const report: Report = {
  id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f10',
  versionId: 'gri-2025',
  framework: { en: 'GRI Standards', zhTw: 'GRI 準則' },
  type: 'STANDARD',
  name: 'Report',
  isSample: false,
  description: '',
  reportingBoundary: '',
  names: { en: 'Report' },
  descriptions: {},
  reportingBoundaries: {},
  period: null,
  entityIds: [],
  figuresByEntity: false,
  figuresByEntityLevel: 'first',
  entitiesManagerId: null,
  issuerClass: null,
  materialTopics: null,
  languages: ['en'],
  status: 'new',
  currentStep: 'select-disclosures',
  disclosureCodes: [],
  progress: { done: 0, begun: 0, total: 0 },
  collaborators: [],
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: null,
};

/** A framework without topics that depend on materiality, and one with such topics. */
const everyTopic = { topics: [] };
const materialTopics = { topics: [{ disclosures: [{ mandatory: 'if_material' as const }] }] };

it('asks which topics are material where the framework depends on it, until somebody answers', () => {
  const missing = missingIn(report, materialTopics);
  expect(missing['select-topics']).toBe('topics');
  expect(progressOf(reportPhases.define, missing, materialTopics)).toEqual({ done: 0, total: 3 });
  const told = missingIn({ ...report, materialTopics: ['GRI 305'] }, materialTopics);
  expect(told['select-topics']).toBeUndefined();
  expect(isFinished('select-topics', told, materialTopics)).toBe(true);
  expect(isFinished('select-topics', told, everyTopic)).toBe(false);
});

it('lists everything that a new report lacks', () => {
  expect(missingIn(report, everyTopic)).toEqual({
    'select-disclosures': 'disclosures',
    description: 'period',
    'data-input': 'answers',
    completion: 'publication',
  });
});

it('asks for data as long as one selected disclosure is open', () => {
  const selected = { ...report, disclosureCodes: ['2-1', '2-2'], progress: { done: 1, begun: 0, total: 2 } };
  expect(missingIn(selected, everyTopic)['data-input']).toBe('answers');
  expect(
    missingIn({ ...selected, progress: { done: 2, begun: 0, total: 2 } }, everyTopic)['data-input'],
  ).toBeUndefined();
});

it('finds nothing missing in a published report', () => {
  expect(missingIn({ ...report, status: 'readonly-published' }, everyTopic)).toEqual({});
});

it('finds the step before and after each step, and none beyond the ends', () => {
  const steps = stepsOf(report);
  expect(neighboursOf('introduction', steps)).toEqual({ previous: undefined, next: 'tutorial' });
  expect(neighboursOf('select-topics', steps)).toEqual({ previous: 'select-disclosures', next: 'description' });
  const withModule = stepsOf(report, ['materiality']);
  expect(neighboursOf('select-topics', withModule).next).toBe('assess-materiality');
  expect(stepsOf({ templateVersionId: 'template-1-1' }, ['materiality'])).not.toContain('assess-materiality');
  expect(neighboursOf('completion', steps)).toEqual({ previous: 'validation', next: undefined });
});

it('asks a report from a template only what the template left open', () => {
  const steps = stepsOf({ templateVersionId: 'template-1-1' });
  expect(steps[0]).toBe('description');
  expect(neighboursOf('description', steps)).toEqual({ previous: undefined, next: 'data-input' });
  expect(steps).not.toContain('select-disclosures');
});

it('has the steps of the specification, in its order, in each variant', () => {
  expect(stepsOf(report).join(' ')).toBe(
    'introduction tutorial select-disclosures select-topics description company upload data-input design preview validation completion',
  );
  expect(stepsOf({ templateVersionId: 'template-1-1' }).join(' ')).toBe(
    'description data-input design export-config preview validation completion',
  );
});

it('counts the steps of a phase that can be completed, and finds the phase of each step', () => {
  const missing = missingIn({ ...report, disclosureCodes: ['2-1'] }, everyTopic);
  expect(progressOf(reportPhases.define, missing, everyTopic)).toEqual({ done: 1, total: 2 });
  expect(progressOf(reportPhases.validate, missing, everyTopic)).toEqual({ done: 0, total: 0 });
  expect(reportSteps.map(phaseOf)).toEqual([
    ...reportPhases.define.map(() => 'define'),
    ...reportPhases.design.map(() => 'design'),
    'validate',
    'generate',
  ]);
});

it('marks a step as completed only where a step can be completed', () => {
  const missing = missingIn(
    { ...report, disclosureCodes: ['2-1'], progress: { done: 0, begun: 0, total: 1 } },
    everyTopic,
  );
  expect(isFinished('select-disclosures', missing, everyTopic)).toBe(true);
  expect(isFinished('data-input', missing, everyTopic)).toBe(false);
  expect(isFinished('preview', missing, everyTopic)).toBe(false);
});
