import type { Framework } from '@esg/contract';
import { expect, it } from 'vitest';
import { unmanagedTopics } from './unmanaged-topics.ts';

const framework: Pick<Framework, 'topics'> = { topics: [] };
const finding = { kind: 'topics-unmanaged', disclosureCode: '3-3' } as const;

it('counts the material topics whose management is missing, and names what reports it', () => {
  const topics = 'GRI 302, GRI 305';
  expect(unmanagedTopics(framework, { materialTopics: null }, [{ ...finding, params: { topics } }])).toEqual({
    codes: ['3-3'],
    code: '3-3',
    topics: 2,
  });
});

it('counts no topics where one disclosure covers them all, and finds nothing without the finding', () => {
  expect(unmanagedTopics(framework, { materialTopics: null }, [finding])).toMatchObject({ topics: 0 });
  expect(
    unmanagedTopics(framework, { materialTopics: null }, [{ ...finding, kind: 'topics-unnamed' }]),
  ).toBeUndefined();
});
