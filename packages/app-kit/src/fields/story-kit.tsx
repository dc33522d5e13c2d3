import type { AnswerValue, Country, Field, FieldType, Unit } from '@esg/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { activate, activeLanguage, kitCatalogue, registerCatalogue } from '../i18n/catalogues.ts';

const ready = registerCatalogue(kitCatalogue);

/** Shows a story in the toolbar's language, with the kit's own words. */
export const Spoken = ({ locale, children }: { readonly locale: unknown; readonly children: ReactNode }) => {
  const language = locale === 'zh-Hant-HK' ? 'zhTw' : 'en';
  const [spoken, setSpoken] = useState<string>(activeLanguage);
  useEffect(() => {
    void ready.then(() => activate(language)).then(() => setSpoken(activeLanguage()));
  }, [language]);
  return spoken === language ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null;
};

export const units: Unit[] = [
  {
    code: 'tCO2e',
    symbol: 't CO₂e',
    name: { en: 'tonnes of CO₂ equivalent', zhTw: '公噸二氧化碳當量' },
    factorToBase: '1',
    offset: '0',
  },
  {
    code: 'kgCO2e',
    symbol: 'kg CO₂e',
    name: { en: 'kilograms of CO₂ equivalent', zhTw: '公斤二氧化碳當量' },
    factorToBase: '0.001',
    offset: '0',
  },
];

export const countries: Country[] = [
  { id: 'HK', name: { en: 'Hong Kong', zhTw: '香港' }, diallingCode: '+852' },
  { id: 'SG', name: { en: 'Singapore', zhTw: '新加坡' }, diallingCode: '+65' },
];

const labels: Record<FieldType, Field['label']> = {
  text: { en: 'Legal name', zhTw: '法定名稱' },
  textArea: { en: 'Business activities', zhTw: '業務活動' },
  richTextArea: { en: 'Management approach', zhTw: '管理方針' },
  date: { en: 'Date of publication', zhTw: '發布日期' },
  dateTime: { en: 'Time of the incident', zhTw: '事故時間' },
  singleSelect: { en: 'Assurance level', zhTw: '核證程度' },
  multiSelect: { en: 'Gases included', zhTw: '所涵蓋的氣體' },
  number: { en: 'Direct emissions', zhTw: '直接排放' },
  integer: { en: 'Number of employees', zhTw: '僱員人數' },
  country: { en: 'Headquarters', zhTw: '總部所在地' },
  datePeriod: { en: 'Reporting period', zhTw: '匯報期' },
  checkbox: { en: 'Externally assured', zhTw: '已獲外部核證' },
};

export const fieldOf = (type: FieldType): Field => ({
  key: type,
  type,
  label: labels[type],
  hint: null,
  required: type === 'number',
  coverage: 'full',
  unitKind: type === 'number' ? 'emissions' : null,
  decimals: 0,
  options: [
    { id: 'co2', label: { en: 'Carbon dioxide', zhTw: '二氧化碳' } },
    { id: 'ch4', label: { en: 'Methane', zhTw: '甲烷' } },
  ],
  breakdowns: [],
});

export const sampleValues: Record<FieldType, AnswerValue> = {
  text: { type: 'text', text: { en: 'Verdant Manufacturing', zhTw: '綠源製造' } },
  textArea: { type: 'textArea', text: { en: 'Packaging made of recycled fibre.', zhTw: '以再生纖維製造包裝。' } },
  richTextArea: {
    type: 'richTextArea',
    blocks: {
      en: [{ kind: 'paragraph', runs: [{ text: 'We cut ' }, { text: 'before', bold: true }, { text: ' we offset.' }] }],
    },
  },
  date: { type: 'date', date: '2026-03-31' },
  dateTime: { type: 'dateTime', instant: '2026-03-31T08:30:00.000Z' },
  singleSelect: { type: 'singleSelect', choice: 'co2' },
  multiSelect: { type: 'multiSelect', choices: ['co2', 'ch4'] },
  number: { type: 'number', rows: [{ number: '1234567.5', unit: 'tCO2e', descriptor: 'Scope 1' }] },
  integer: { type: 'integer', rows: [{ number: '1250', unit: '', descriptor: '' }] },
  country: { type: 'country', country: 'HK' },
  datePeriod: { type: 'datePeriod', period: { start: '2025-04-01', end: '2026-03-31' } },
  checkbox: { type: 'checkbox', checked: true },
};
