import {
  hasOptions,
  type SurveyContent,
  type SurveyOption,
  type SurveyQuestion,
  type SurveyQuestionKind,
  type SurveySection,
} from '@esg/contract';

const none = { en: '', zhTw: '' };
/** The name of a new part, which no other part of any version has. */
const newId = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

/** A new question of this kind. */
export const emptyQuestion = (kind: SurveyQuestionKind): SurveyQuestion => ({
  id: newId('q'),
  kind,
  text: none,
  help: none,
  required: false,
  condition: null,
  options: hasOptions({ kind }) ? [emptyOption(), emptyOption()] : [],
  steps: 5,
  ends: { low: none, high: none },
});

/** A new option without a text. */
export const emptyOption = (): SurveyOption => ({ id: newId('o'), text: none, topicId: null });

const withSection = (content: SurveyContent, id: string, change: (section: SurveySection) => SurveySection) => ({
  ...content,
  sections: content.sections.map((section) => (section.id === id ? change(section) : section)),
});

/** Adds a section at the end. */
export const addSection = (content: SurveyContent): SurveyContent => ({
  ...content,
  sections: [...content.sections, { id: newId('s'), title: none, intro: none, questions: [] }],
});

/** Removes a section with its questions. */
export const removeSection = (content: SurveyContent, id: string): SurveyContent => ({
  ...content,
  sections: content.sections.filter((section) => section.id !== id),
});

/** Changes texts of a section. */
export const changeSection = (content: SurveyContent, id: string, part: Partial<SurveySection>): SurveyContent =>
  withSection(content, id, (section) => ({ ...section, ...part }));

/** Adds a question at the end of a section. */
export const addQuestion = (content: SurveyContent, sectionId: string, kind: SurveyQuestionKind): SurveyContent =>
  withSection(content, sectionId, (section) => ({
    ...section,
    questions: [...section.questions, emptyQuestion(kind)],
  }));

/** Stores a changed question. */
export const changeQuestion = (content: SurveyContent, sectionId: string, question: SurveyQuestion): SurveyContent =>
  withSection(content, sectionId, (section) => ({
    ...section,
    questions: section.questions.map((each) => (each.id === question.id ? question : each)),
  }));

/** Removes a question. */
export const removeQuestion = (content: SurveyContent, sectionId: string, id: string): SurveyContent =>
  withSection(content, sectionId, (section) => ({
    ...section,
    questions: section.questions.filter((each) => each.id !== id),
  }));

/** Moves a question up or down within its section; at the end it stays. */
export const moveQuestion = (content: SurveyContent, sectionId: string, id: string, by: -1 | 1): SurveyContent =>
  withSection(content, sectionId, (section) => {
    const place = section.questions.findIndex((each) => each.id === id);
    const to = place + by;
    const moved = section.questions[place];
    if (!moved || to < 0 || to >= section.questions.length) return section;
    return { ...section, questions: section.questions.toSpliced(place, 1).toSpliced(to, 0, moved) };
  });
