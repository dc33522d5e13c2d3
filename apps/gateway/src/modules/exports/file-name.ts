import { defineWords, type ExportFormat, exportExtensions, type Language, languageNames } from '@esg/contract';

const baseLengthMax = 120;
/** The part of the title that always stays. */
const titleLengthMin = 20;
/** Characters that Windows, macOS or a shell cannot handle; marks of reading direction could hide an extension. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\\/:*?"<>|]+/gu;

/** Name of a file for people: its title, without characters that could trick a file system or a reader. */
export const fileNameWith = (title: string, extension: string, otherwise = 'report') => {
  const tidy = title.replace(unsafe, ' ').replace(/\s+/g, ' ');
  const base = [...tidy]
    .slice(0, baseLengthMax)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${base || otherwise}.${extension}`;
};

type Apart = {
  readonly format: ExportFormat;
  /** The language of the file, or its first. */
  readonly language?: Language | undefined;
  /** Names of the languages inside, where the report has more than one. */
  readonly languages: readonly Language[];
  /** The framework, where the organisation has another report of the same year. */
  readonly framework?: string | undefined;
};

const betweenWords = defineWords({ en: ', ', zhTw: '、' });

/**
 * Name of a report's file, with the words that distinguish it from the report's other files: `Harbour ESG Report 2024 (HKEX, 繁體中文).pdf`. A
 * framework in the title is not repeated.
 */
export const fileNameOf = (title: string, { format, language, languages, framework }: Apart) => {
  const told = [
    ...(framework && !title.includes(framework) ? [framework] : []),
    ...(languages.length > 0 ? [languages.map((language) => languageNames[language]).join(' + ')] : []),
  ];
  const apart = told.length > 0 ? ` (${told.join(betweenWords[language ?? 'en'])})` : '';
  const room = Math.max(titleLengthMin, baseLengthMax - [...apart].length);
  return fileNameWith(`${[...title].slice(0, room).join('')}${apart}`, exportExtensions[format]);
};
