import type { SurveyContent, SurveyOption, SurveyQuestion } from './survey-content.ts';
import { type SurveyPrivacy, surveyLimits } from './survey-limits.ts';
import type { InBothLanguages } from './survey-rules.ts';

/** What a survey can begin as: a template for a stakeholder group, or nothing. */
export const surveyTemplates = ['employees', 'investors', 'customers', 'suppliers', 'community', 'empty'] as const;
export type SurveyTemplate = (typeof surveyTemplates)[number];

const both = (en: string, zhTw: string): InBothLanguages => ({ en, zhTw });
const none = both('', '');
/** So many topics can be weighed against each other at once. */
const weighedMost = 12;
const { fewestShown: fewest } = surveyLimits;

const privacyWords: Readonly<Record<SurveyPrivacy, InBothLanguages>> = {
  named: both(
    'We see your name with your answers and use them to decide what we report on. We don’t pass them on.',
    '我們會看到你的姓名及回覆，並用以決定匯報的內容。我們不會向他人披露。',
  ),
  confidential: both(
    `We know that you were asked, but show results only for ${fewest} people or more, and never with a name.`,
    `我們知道你獲邀填寫，但結果只會在有 ${fewest} 人或以上時顯示，並且不會列出姓名。`,
  ),
  anonymous: both(
    `Your answers are stored without your name, address or time. Results are shown only for ${fewest} people or more. What you write yourself is shown word for word.`,
    `你的回覆不會連同姓名、地址或時間一併儲存。結果只會在有 ${fewest} 人或以上時顯示。你自行輸入的文字會原文顯示。`,
  ),
};

const question = (
  id: string,
  more: Partial<SurveyQuestion> & Pick<SurveyQuestion, 'kind' | 'text'>,
): SurveyQuestion => ({
  id,
  help: none,
  required: false,
  condition: null,
  options: [],
  steps: 5,
  ends: { low: none, high: none },
  ...more,
});

const option = (id: string, en: string, zhTw: string): SurveyOption => ({ id, text: both(en, zhTw), topicId: null });

const ownQuestions: Readonly<Record<Exclude<SurveyTemplate, 'empty'>, readonly SurveyQuestion[]>> = {
  employees: [
    question('years', {
      kind: 'single',
      text: both('How long have you worked here?', '你在本公司工作多久？'),
      options: [
        option('under-1', 'Under 1 year', '少於一年'),
        option('from-1', '1 to 10 years', '一年至十年'),
        option('over-10', 'Over 10 years', '十年以上'),
      ],
    }),
    question('speak-up', {
      kind: 'rating',
      text: both('How free do you feel to raise a concern?', '你認為可否放心提出疑慮？'),
      ends: { low: both('Not at all', '完全不可以'), high: both('Completely', '完全可以') },
    }),
  ],
  investors: [
    question('use', {
      kind: 'multiple',
      text: both('What do you use our sustainability report for?', '你使用我們的可持續發展報告作何用途？'),
      options: [
        option('voting', 'Voting and engagement', '投票及溝通'),
        option('valuation', 'Valuation', '估值'),
        option('screening', 'Screening', '篩選'),
        option('own-report', 'Our own reporting', '我們自身的匯報'),
      ],
    }),
  ],
  customers: [
    question('buy', {
      kind: 'rating',
      text: both(
        'How much does sustainability decide whether you buy from us?',
        '可持續發展在多大程度上影響你向我們購買的決定？',
      ),
      ends: { low: both('Not at all', '完全沒有影響'), high: both('It decides', '決定性影響') },
    }),
  ],
  suppliers: [
    question('burden', {
      kind: 'rating',
      text: both('How fair are our payment terms and delivery times?', '我們的付款條款及交貨時間是否公平？'),
      ends: { low: both('Unfair', '不公平'), high: both('Fair', '公平') },
    }),
  ],
  community: [
    question('distance', {
      kind: 'single',
      text: both('How far from our site do you live?', '你的住處離我們的營運地點多遠？'),
      options: [
        option('under-1', 'Under 1 km', '少於一公里'),
        option('from-1', '1 to 5 km', '一至五公里'),
        option('over-5', 'Over 5 km', '五公里以上'),
      ],
    }),
  ],
};

/** All topics in sets of about one size, neighbours apart, so that each is weighed against topics of other kinds. */
const weighedSets = (topics: readonly SurveyOption[]): SurveyOption[][] => {
  const sets = Math.ceil(topics.length / weighedMost);
  return Array.from({ length: sets }, (_, set) => topics.filter((_topic, place) => place % sets === set));
};

const topicQuestions = (topics: readonly SurveyOption[]): SurveyQuestion[] => {
  if (topics.length === 0) return [];
  const matter = question('topics', {
    kind: 'topics',
    text: both('How much does each of these matter?', '以下每個議題有多重要？'),
    help: both('Think of what the company does to people and nature.', '請考慮公司對人和自然的影響。'),
    required: true,
    options: [...topics],
    ends: { low: both('Matters little', '不太重要'), high: both('Matters most', '最為重要') },
  });
  const most = weighedSets(topics).map((options, place) =>
    question(place === 0 ? 'most' : `most-${place + 1}`, {
      kind: 'best_worst',
      text: both('Which matters most, and which least?', '哪一個最重要，哪一個最不重要？'),
      options,
    }),
  );
  return topics.length > 1 ? [matter, ...most] : [matter];
};

const closing = question('missing', {
  kind: 'text',
  text: both('What have we not asked about?', '還有哪些事情我們沒有問及？'),
});

const isTopic = ({ topicId }: SurveyOption) => topicId !== null;
const isSameText = (one: InBothLanguages, other: InBothLanguages) =>
  (one.en !== '' && one.en === other.en) || (one.zhTw !== '' && one.zhTw === other.zhTw);

/** The options of a copied question: its topics as the new assessment has them, of a rating of topics also those that are new. */
const copiedOptions = ({ kind, options }: SurveyQuestion, topics: readonly SurveyOption[]): SurveyOption[] => {
  const kept = options.flatMap((option) => {
    if (!isTopic(option)) return [option];
    const topic = topics.find(({ topicId, text }) => topicId === option.topicId || isSameText(text, option.text));
    return topic ? [{ ...option, topicId: topic.topicId }] : [];
  });
  if (kind !== 'topics' || !options.some(isTopic)) return kept;
  const known = new Set(kept.map(({ topicId }) => topicId));
  const ids = new Set(options.map(({ id }) => id));
  const newest = topics.filter(({ topicId }) => !known.has(topicId));
  let number = 0;
  const freeId = () => {
    do number += 1;
    while (ids.has(`topic-${number}`));
    ids.add(`topic-${number}`);
    return `topic-${number}`;
  };
  return [...kept, ...newest.map((topic) => ({ ...topic, id: freeId() }))].slice(0, surveyLimits.optionsMax);
};

/**
 * What a copy of a survey begins as. Questions and options keep their names, so that the results of both can be compared; topics are those of
 * the new assessment. What is promised about privacy goes with the promise.
 */
export const copiedContent = (
  content: SurveyContent,
  privacy: { readonly was: SurveyPrivacy; readonly is: SurveyPrivacy },
  topics: readonly SurveyOption[],
): SurveyContent => ({
  ...content,
  privacy: privacy.was === privacy.is ? content.privacy : privacyWords[privacy.is],
  sections: content.sections.map((section) => ({
    ...section,
    questions: section.questions.map((each) => ({ ...each, options: copiedOptions(each, topics) })),
  })),
});

/** What a survey for this group begins as, about these topics of the assessment. */
export const templateContent = (
  template: SurveyTemplate,
  privacy: SurveyPrivacy,
  topics: readonly SurveyOption[],
): SurveyContent => {
  const start = {
    title: both('What should we report on?', '我們應匯報甚麼？'),
    introduction: both(
      'We are deciding what our next sustainability report covers. It takes a few minutes to tell us what matters to you.',
      '我們正決定下一份可持續發展報告的內容。請用數分鐘告訴我們，對你來說甚麼是重要的。',
    ),
    privacy: privacyWords[privacy],
    thanks: both('Thank you. Your answers count from now on.', '多謝。你的回覆由現在起計算在內。'),
  };
  if (template === 'empty') return { ...start, sections: [{ id: 'first', title: none, intro: none, questions: [] }] };
  return {
    ...start,
    sections: [
      { id: 'about-you', title: both('About you', '關於你'), intro: none, questions: [...ownQuestions[template]] },
      { id: 'matters', title: both('What matters', '重要議題'), intro: none, questions: topicQuestions(topics) },
      { id: 'closing', title: both('In your own words', '你的意見'), intro: none, questions: [closing] },
    ],
  };
};
