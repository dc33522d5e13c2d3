import type { Assessment, MaterialityDecision, Survey, SurveyResults, SurveyWaves } from '@esg/contract';
import { surveyLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type personOf } from '../../testing/harness.ts';
import { withMateriality } from '../materiality/testing.ts';
import { newcomer, rated, refusalOf, surveysOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const minutes = 60;

/** A survey with an open link, by which people come in turns. */
const opened = async (privacy: Survey['privacy'], quota: number | null = null, limit = 100) => {
  const own = surveysOf(h);
  const { id, topics } = await own.assessment();
  let survey = await own.start(id, { privacy });
  const groups = survey.groups.map(({ openLink: _, progress: __, ...group }) => ({ ...group, quota }));
  survey = await own.ok<Survey>(own.send('PUT', `/surveys/${survey.id}/groups`, { groups, version: survey.version }));
  survey = await own.open(survey);
  const groupId = survey.groups[0]?.id ?? '';
  const key = await own.openLink(groupId, limit);
  const answer = async (count: number, air: number) => {
    for (let person = 0; person < count; person += 1) {
      const somebody = await newcomer(h, key);
      expect((await somebody.answer('topics', rated(air, 5 - air))).status).toBe(200);
      expect((await somebody.submit()).status).toBe(200);
    }
    // Days later people sign in again.
    h.signOutAll();
  };
  /** So many people answer at once, a while after whoever came before. */
  const come = (count: number, air: number) => {
    h.clock.advance(surveyLimits.waveMinutes * 2 * minutes);
    return answer(count, air);
  };
  /** The same, so many seconds after minutes of the clock in which nobody has come yet begin. */
  const comeAround = (seconds: number, count: number) => {
    const span = surveyLimits.waveMinutes * minutes;
    const now = h.clock.now().getTime() / 1000;
    h.clock.advance((Math.floor(now / span) + 1) * span + seconds - now);
    return answer(count, 3);
  };
  const at = `/surveys/${survey.id}`;
  const read = () => own.ok<SurveyWaves>(own.call(`${at}/waves`));
  const results = () => own.ok<SurveyResults>(own.call(`${at}/results`));
  const setAside = (waveIds: readonly (string | undefined)[], reason = 'Sent by a program') =>
    own.send('POST', `${at}/set-asides`, { waveIds, reason });
  const countAgain = (setAsideId: string) => own.call(`/survey-set-asides/${setAsideId}`, { method: 'DELETE' });
  const close = () => own.ok(own.send('POST', `${at}/closing`));
  const review = () => own.ok(own.send('POST', `${at}/review`));
  const progress = async () => (await own.ok<Survey>(own.call(at))).progress.submitted;
  return {
    ...own,
    id,
    topics,
    survey,
    at,
    key,
    come,
    comeAround,
    read,
    results,
    setAside,
    countAgain,
    close,
    review,
    progress,
  };
};
const air = ({ tallies }: SurveyResults) => tallies.find(({ optionId }) => optionId === 'topic-1')?.tallies[0];
/** Enough at once for being pointed out. */
const flood = surveyLimits.burst;
const usual = surveyLimits.wavePeople;

describe('spans of open links', () => {
  it('hold ten people or more of those who were promised privacy, and point out many at once', async () => {
    const { come, read } = await opened('anonymous');
    await come(3, 3);
    expect((await read()).waves).toMatchObject([{ answers: 3, from: null, until: null, isBurst: false }]);
    const times = () => h.database.pool.query('select span_from, span_until from survey_waves');
    expect((await times()).rows).toEqual([{ span_from: null, span_until: null }]);
    await come(usual - 3, 3);
    await come(flood, 1);
    const { waves } = await read();
    expect(waves.map(({ answers, isBurst }) => [answers, isBurst])).toEqual([
      [usual, false],
      [flood, true],
    ]);
    expect(waves.every(({ until }) => until !== null)).toBe(true);
    // No row of an answer has a time.
    const { rows } = await h.database.pool.query('select * from survey_responses');
    expect(rows.flatMap((row) => Object.values(row)).some((value) => value instanceof Date)).toBe(false);
  });

  it('are joined where fewer than ten submitted, once a survey of people who were promised that nobody knows closes', async () => {
    const { come, read, close, results } = await opened('anonymous');
    await come(usual, 3);
    await come(1, 3);
    await close();
    expect((await read()).waves).toMatchObject([{ answers: usual + 1 }]);
    expect((await results()).hidden).toBeNull();
  });

  it('are none where fewer than ten submitted in all', async () => {
    const { come, read, close, progress } = await opened('anonymous');
    await come(usual - 1, 3);
    await close();
    expect((await read()).waves).toEqual([]);
    expect(await progress()).toBe(usual - 1);
  });

  it('are ten minutes each of people who were promised nothing', async () => {
    const { come, read } = await opened('named');
    await come(1, 3);
    await come(2, 3);
    expect((await read()).waves.map(({ answers }) => answers)).toEqual([1, 2]);
  });

  it('point out many at once whose minutes begin and end between those of the clock', async () => {
    const { comeAround, read } = await opened('named');
    const half = flood / 2;
    await comeAround(570, half);
    await comeAround(10, half);
    h.clock.advance(surveyLimits.waveMinutes * 2 * minutes);
    await comeAround(0, half);
    expect((await read()).waves.map(({ answers, isBurst }) => [answers, isBurst])).toEqual([
      [half, true],
      [half, true],
      [half, false],
    ]);
  });

  it('are read and changed by who may write, of their own organisation alone', async () => {
    const { come, read, at, setAside } = await opened('named');
    await come(1, 3);
    const wave = (await read()).waves[0]?.id;
    const waves = await (await setAside([wave])).json();
    const [deed] = (waves as SurveyWaves).setAsides;
    const refusedTo = async (name: Parameters<typeof personOf>[0]) => {
      const other = surveysOf(h, name);
      return [
        (await other.call(`${at}/waves`)).status,
        (await other.send('POST', `${at}/set-asides`, { waveIds: [wave], reason: 'No' })).status,
        (await other.call(`/survey-set-asides/${deed?.id}`, { method: 'DELETE' })).status,
        (await other.send('POST', `${at}/review`)).status,
      ];
    };
    expect(await refusedTo('verdant.entity')).toEqual([403, 403, 403, 403]);
    expect(await refusedTo('harbour.admin')).toEqual([404, 404, 404, 404]);
    expect((await read()).setAsides).toMatchObject([{ again: null }]);
  });
});

describe('answers that are set aside', () => {
  it('count nowhere, with what that changes, and count again', async () => {
    const { come, read, results, setAside, countAgain, progress } = await opened('named');
    await come(2, 4);
    await come(3, 1);
    expect(air(await results())).toMatchObject({ answered: 5, mean: '2.2' });
    const [, junk] = (await read()).waves;
    const made = await setAside([junk?.id], ' Sent by a program ');
    expect(made.status).toBe(201);
    const { setAsides, effects } = (await made.json()) as SurveyWaves;
    expect(setAsides).toMatchObject([{ answers: 3, reason: 'Sent by a program', again: null }]);
    expect(effects.find(({ optionId }) => optionId === 'topic-1')).toMatchObject({
      before: { answered: 5, mean: '2.2' },
      after: { answered: 2, mean: '4' },
    });
    expect(await progress()).toBe(2);
    const after = await results();
    expect(air(after)).toMatchObject({ answered: 2, mean: '4' });
    expect(after.setAside).toMatchObject([{ answers: 3, reason: 'Sent by a program' }]);
    expect((await countAgain(setAsides[0]?.id ?? '')).status).toBe(204);
    expect(air(await results())).toMatchObject({ answered: 5, mean: '2.2' });
    const again = await read();
    expect(again.setAsides).toMatchObject([{ answers: 3, again: { byName: setAsides[0]?.byName } }]);
    expect(again.effects).toEqual([]);
  });

  it('are added up anew where others are set aside in their place', async () => {
    const { come, read, results, setAside, countAgain } = await opened('named');
    await come(5, 4);
    await come(5, 1);
    // As after a restored copy of the database: every answer is of one transaction.
    await h.database.pool.query('update survey_responses set submitted = submitted');
    const [first, second] = (await read()).waves;
    await setAside([first?.id]);
    expect(air(await results())).toMatchObject({ answered: 5, mean: '1' });
    await countAgain((await read()).setAsides[0]?.id ?? '');
    await setAside([second?.id]);
    expect(air(await results())).toMatchObject({ answered: 5, mean: '4' });
  });

  it('keep their group', async () => {
    const { come, read, setAside, survey, send, ok, call, at } = await opened('named');
    await come(2, 1);
    await setAside([(await read()).waves[0]?.id]);
    const { version } = await ok<Survey>(call(at));
    const other = { id: null, stakeholder: null, name: { en: 'Other', zhTw: '' }, weight: '1', quota: null };
    const removed = send('PUT', `/surveys/${survey.id}/groups`, { groups: [other], version });
    expect(await refusalOf(removed)).toBe('survey.opened');
  });

  it('are named with the reason in every file', async () => {
    const { come, read, setAside, call, at } = await opened('named');
    await come(1, 4);
    await come(2, 1);
    await setAside([(await read()).waves[1]?.id], 'Sent by a program');
    const file = await (await call(`${at}/results/file?format=csv`)).text();
    expect(file).toContain(
      '2 answers by the open link of “Group 1” were set aside and counted nowhere: Sent by a program',
    );
    const chinese = await (await call(`${at}/results/file?format=csv&language=zhTw`)).text();
    expect(chinese).toContain('2 份回覆已剔除');
    expect((await call(`${at}/results/file?format=pdf`)).status).toBe(200);
  });

  it('leave their places in a group to others', async () => {
    const { come, read, setAside, key } = await opened('named', 2);
    await come(2, 1);
    await expect(newcomer(h, key)).rejects.toThrow();
    await setAside([(await read()).waves[0]?.id]);
    await come(1, 4);
    expect((await read()).waves.map(({ answers }) => answers)).toEqual([2, 1]);
  });

  it('leave their places in the limit of the open link to others', async () => {
    const { come, read, setAside, countAgain, key } = await opened('named', null, 3);
    await come(3, 1);
    await expect(newcomer(h, key)).rejects.toThrow();
    await setAside([(await read()).waves[0]?.id]);
    await come(2, 4);
    await countAgain((await read()).setAsides[0]?.id ?? '');
    await expect(newcomer(h, key)).rejects.toThrow();
  });

  it('are no fewer than five of people who were promised privacy, and no spans of another survey', async () => {
    const own = await opened('confidential');
    const { come, read, setAside } = own;
    await come(surveyLimits.fewestShown - 1, 3);
    const [wave] = (await read()).waves;
    expect(await refusalOf(setAside([wave?.id]))).toBe('survey.span_too_small');
    const other = await own.opened(own.id, { privacy: 'confidential' });
    const given = { waveIds: [wave?.id], reason: 'No' };
    expect((await own.send('POST', `/surveys/${other.id}/set-asides`, given)).status).toBe(404);
    expect((await setAside([wave?.id], ' ')).status).toBe(422);
  });

  it('are chosen before results of people who were promised privacy are shown, and stay as they are afterwards', async () => {
    const { come, read, results, setAside, countAgain, close, review, call, id } = await opened('anonymous');
    await come(usual - 2, 4);
    await come(2, 2);
    await come(flood, 1);
    await close();
    expect(await results()).toMatchObject({ hidden: 'not_reviewed', tallies: [] });
    expect((await read()).isAwaited).toBe(true);
    const axis = () => call(`/profiles/${id}/stakeholder-axis`).then((answer) => answer.json());
    expect(await axis()).toEqual({ groups: [], topics: [] });
    const [own, junk] = (await read()).waves;
    const made = (await (await setAside([junk?.id])).json()) as SurveyWaves;
    // A difference of means would tell what those of the span answered.
    expect(made.effects).toEqual([]);
    expect(await results()).toMatchObject({ hidden: 'not_reviewed', tallies: [] });
    await review();
    const shown = await results();
    expect(shown).toMatchObject({ hidden: null, setAside: [{ answers: flood }] });
    expect(air(shown)).toMatchObject({ answered: usual, mean: '3.6' });
    expect(await refusalOf(countAgain(made.setAsides[0]?.id ?? ''))).toBe('survey.results_shown');
    expect(await refusalOf(setAside([own?.id]))).toBe('survey.results_shown');
    expect((await read()).mayChange).toBe(false);
    expect(air(await results())).toMatchObject({ answered: usual });
    expect(await axis()).toMatchObject({ groups: [{ setAside: [{ answers: flood, reason: 'Sent by a program' }] }] });
  });

  it('cannot be chosen once results are shown because nothing was pointed out', async () => {
    const { come, read, results, setAside, close } = await opened('confidential');
    await come(usual, 4);
    await close();
    expect(await results()).toMatchObject({ hidden: null });
    expect(await refusalOf(setAside([(await read()).waves[0]?.id]))).toBe('survey.results_shown');
  });

  it('change the stamp of an assessment as other opinions do, and stand in its decision', async () => {
    const { come, read, setAside, close, send, ok, call, id } = await opened('named');
    await come(5, 4);
    await come(2, 1);
    await close();
    const assessment = () => ok<Assessment>(call(`/profiles/${id}`));
    const before = await assessment();
    await setAside([(await read()).waves[1]?.id]);
    const after = await assessment();
    expect(after.stamp).not.toBe(before.stamp);
    const decide = (stamp: string) => send('POST', `/profiles/${id}/decisions`, { reason: 'Agreed', stamp });
    expect((await decide(before.stamp)).status).toBe(409);
    const { opinionGroups } = await ok<MaterialityDecision>(decide(after.stamp));
    expect(opinionGroups).toMatchObject([{ setAside: [{ answers: 2, reason: 'Sent by a program' }] }]);
  });

  it('stand in a decision also where nothing is left of their group, which then has no weight', async () => {
    const { come, read, setAside, close, send, ok, call, id } = await opened('named');
    await come(3, 4);
    await close();
    await setAside([(await read()).waves[0]?.id]);
    const { stamp, opinions } = await ok<Assessment>(call(`/profiles/${id}`));
    const unheard = [{ isUnheard: true, setAside: [{ answers: 3, reason: 'Sent by a program' }] }];
    expect(opinions).toMatchObject({ groups: unheard, topics: [] });
    const decided = await ok<MaterialityDecision>(
      send('POST', `/profiles/${id}/decisions`, { reason: 'Agreed', stamp }),
    );
    expect(decided.opinionGroups).toMatchObject(unheard);
  });
});
