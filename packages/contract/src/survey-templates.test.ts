import { expect, it } from 'vitest';
import type { SurveyOption } from './survey-content.ts';
import { templateContent } from './survey-templates.ts';

const topic = (place: number): SurveyOption => ({
  id: `t${place}`,
  text: { en: `Topic ${place}`, zhTw: `議題 ${place}` },
  topicId: `t${place}`,
});

it.each([2, 12, 18, 120])('weighs every one of %i topics against others once', (count) => {
  const topics = Array.from({ length: count }, (_, place) => topic(place));
  const { sections } = templateContent('employees', 'anonymous', topics);
  const sets = sections.flatMap(({ questions }) => questions).filter(({ kind }) => kind === 'best_worst');
  const asked = sets.flatMap(({ options }) => options.map(({ id }) => id));
  expect(asked.toSorted()).toEqual(topics.map(({ id }) => id).toSorted());
  expect(Math.max(...sets.map(({ options }) => options.length))).toBeLessThanOrEqual(12);
  expect(Math.min(...sets.map(({ options }) => options.length))).toBeGreaterThanOrEqual(2);
  expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
});
