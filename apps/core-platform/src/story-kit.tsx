import { activate, activeLanguage, kitCatalogue, registerCatalogue } from '@esg/app-kit';
import type { Disclosure, Topic } from '@esg/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { catalogue } from './catalogue.ts';

const ready = Promise.all([registerCatalogue(kitCatalogue), registerCatalogue(catalogue)]);

/** Shows a story in the toolbar's language. */
export const Spoken = ({ locale, children }: { locale: unknown; children: ReactNode }) => {
  const language = locale === 'zh-Hant-HK' ? 'zhTw' : 'en';
  const [spoken, setSpoken] = useState<string>(activeLanguage);
  useEffect(() => {
    void ready.then(() => activate(language)).then(() => setSpoken(activeLanguage()));
  }, [language]);
  return spoken === language ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null;
};

const disclosure = (code: string, en: string, zhTw: string, more: Partial<Disclosure> = {}): Disclosure => ({
  code,
  title: { en, zhTw },
  nature: 'quantitative',
  mandatory: 'if_material',
  supersededBy: null,
  dutyByClass: [],
  requirements: [],
  fields: [],
  omittable: true,
  verified: true,
  ...more,
});

/** A small framework: two parts, three topics. */
export const sampleTopics: Topic[] = [
  {
    code: 'GRI 2',
    title: { en: 'GRI 2: General Disclosures 2021', zhTw: 'GRI 2：一般披露 2021' },
    part: { code: 'U', title: { en: 'Universal Standards', zhTw: '通用準則' } },
    disclosures: [
      disclosure('2-1', 'Name, legal form, headquarters and countries', '機構名稱、法律形式、總部及營運國家／地區', {
        mandatory: 'yes',
      }),
      disclosure('2-3', 'Reporting period, frequency and contact', '匯報期、頻率及聯絡人', {
        mandatory: 'yes',
      }),
    ],
  },
  {
    code: 'GRI 302',
    title: { en: 'GRI 302: Energy 2016', zhTw: 'GRI 302：能源 2016' },
    part: { code: 'E', title: { en: 'Environmental topics', zhTw: '環境議題' } },
    disclosures: [
      disclosure('302-1', 'Energy consumed within the organisation', '機構內部的能源消耗', {
        supersededBy: { code: '103-2', versionId: null, from: '2027-01-01', basis: 'period' },
      }),
    ],
  },
  {
    code: 'GRI 305',
    title: { en: 'GRI 305: Emissions 2016', zhTw: 'GRI 305：排放 2016' },
    part: { code: 'E', title: { en: 'Environmental topics', zhTw: '環境議題' } },
    disclosures: [
      disclosure('305-1', 'Direct emissions (scope 1)', '直接（範圍 1）溫室氣體排放', { verified: false }),
      disclosure('305-2', 'Energy indirect emissions (scope 2)', '能源間接（範圍 2）溫室氣體排放'),
    ],
  },
];
