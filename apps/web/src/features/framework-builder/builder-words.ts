import { useLanguage } from '@esg/app-kit';
import type { BuilderFindingKind, BuilderText, Duty, disclosureNatures, FieldType } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Part } from './edit-content.ts';

type Nature = (typeof disclosureNatures)[number];

const fieldTypeNames: Record<FieldType, MessageDescriptor> = {
  text: msg`Text, one line`,
  textArea: msg`Text, several lines`,
  richTextArea: msg`Narrative with headings and tables`,
  number: msg`Number with a unit`,
  integer: msg`Whole number`,
  singleSelect: msg`One choice`,
  multiSelect: msg`Several choices`,
  checkbox: msg`Yes or no`,
  date: msg`Date`,
  dateTime: msg`Date and time`,
  datePeriod: msg`Period`,
  country: msg`Country`,
};

const dutyNames: Record<Duty, MessageDescriptor> = {
  yes: msg`Mandatory`,
  comply_or_explain: msg`Comply or explain`,
  if_material: msg`If material`,
  recommended: msg`Recommended`,
  no: msg`Voluntary`,
};

const natureNames: Record<Nature, MessageDescriptor> = {
  narrative: msg`Narrative`,
  quantitative: msg`Figures`,
  mixed: msg`Figures and narrative`,
  binary: msg`Yes or no`,
};

const levelNames: Record<Part['level'], MessageDescriptor> = {
  dimension: msg`Dimension`,
  topic: msg`Topic`,
  disclosure: msg`Disclosure`,
};

const findings: Record<BuilderFindingKind, MessageDescriptor> = {
  name_missing: msg`The name is missing`,
  title_missing: msg`The title is missing`,
  text_one_language: msg`This text is in one language only`,
  code_missing: msg`The code is missing`,
  code_duplicate: msg`Another part has the same code`,
  nothing_to_publish: msg`There are no disclosures yet`,
  dimension_empty: msg`This dimension has no topics`,
  topic_empty: msg`This topic has no disclosures`,
  disclosure_empty: msg`This disclosure has no fields`,
  label_missing: msg`A label is missing`,
  options_missing: msg`A choice needs at least two options`,
  unit_kind_missing: msg`The number has no unit`,
  metric_unknown: msg`The library has no such metric`,
  metric_twice: msg`This disclosure uses the metric twice`,
  reasons_missing: msg`Disclosures may be left out, but there are no reasons to choose from`,
  too_many: msg`A framework can’t have this many parts`,
  id_duplicate: msg`Two parts have the same id`,
};

/** Names of the parts of frameworks, in the reader's language. */
export const useBuilderWords = () => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return {
    type: (type: FieldType) => i18n._(fieldTypeNames[type]),
    duty: (duty: Duty) => i18n._(dutyNames[duty]),
    nature: (nature: Nature) => i18n._(natureNames[nature]),
    level: (level: Part['level']) => i18n._(levelNames[level]),
    finding: (kind: BuilderFindingKind) => i18n._(findings[kind]),
    /** A text in the reader's language, or in the other one if that is the only one. */
    text: (text: BuilderText) => text[language].trim() || text.en.trim() || text.zhTw.trim(),
    /** Code and title of a part, or a remark that it has none yet. */
    part: ({ code, title }: { code: string; title: BuilderText }) => {
      const words = title[language].trim() || title.en.trim() || title.zhTw.trim();
      return [code.trim(), words || t`Untitled`].filter(Boolean).join(' ');
    },
  };
};
