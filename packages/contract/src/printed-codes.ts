import type { Language } from './languages.ts';
import type { ReportModel } from './report-model.ts';
import { defineWords } from './words.ts';

const paragraph = defineWords({
  en: (number: string) => `Para. ${number}`,
  zhTw: (number) => `第 ${number} 段`,
});
const aspect = defineWords({
  en: (code: string) => `Aspect ${code}`,
  zhTw: (code) => `層面 ${code}`,
});

const isHkex = (versionId: string) => versionId.startsWith('hkex-c2');

/**
 * The code of a provision as its own rules print it. Appendix C2 of the HKEX Listing Rules numbers the paragraphs of its parts B and D
 * consecutively, and gives the general disclosure of an aspect no number; its KPIs, and all codes of other frameworks, stay unchanged.
 */
export const printedCode = (code: string, versionId: string, language: Language): string => {
  if (!isHkex(versionId)) return code;
  const [, number] = /^[BD]-(\d.*)$/.exec(code) ?? [];
  if (number) return paragraph[language](number);
  const [, letter] = /^([AB]\d+)\.0$/.exec(code) ?? [];
  return letter ? aspect[language](letter) : code;
};

/**
 * The code as people read it. Disclosure 3-3 is answered once for each material topic, and GRI prints the same number each time below the
 * Standard of the topic; the standard's name in our code only keeps them apart.
 */
export const readCode = (code: string): string => code.replace(/^(3-3) GRI \d+$/, '$1');

/** Keys of a model whose values are codes of provisions. */
const codeKeys = new Set(['code', 'disclosureCode']);

/** The model with the printed code of every provision, in every place, so that references still match. */
export const withPrintedCodes = (model: ReportModel, language: Language = model.language): ReportModel => {
  const { versionId } = model.framework;
  if (!isHkex(versionId)) return model;
  const print = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(print) as Value;
    const entries = Object.entries(value).map(([key, part]) => [
      key,
      codeKeys.has(key) && typeof part === 'string' ? printedCode(part, versionId, language) : print(part),
    ]);
    return Object.fromEntries(entries) as Value;
  };
  return print(model);
};
