import { defineWords, type ExportFormat, exportExtensions, type Language, languageNames } from '@esg/contract';

const baseLengthMax = 120;
/** So much of the title stays, whatever tells the files apart. */
const titleLengthMin = 20;
/** What Windows, macOS or a shell could stumble over; marks that turn the reading direction could hide an extension. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\\/:*?"<>|]+/gu;

/** Name of a file as people see it: what it is called, without what a file system or a reader could be tricked with. */
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
  /** The language that the file is in, or opens in. */
  readonly language?: Language | undefined;
  /** Names of the languages inside, where the report has more than one. */
  readonly languages: readonly Language[];
  /** Where the organisation reports the same year by another framework too. */
  readonly framework?: string | undefined;
};

const betweenWords = defineWords({ en: ', ', zhTw: '、' });

/**
 * Name of a report's file, with what tells it from the report's other files: `Harbour ESG Report 2024 (HKEX, 繁體中文).pdf`. A framework
 * that the title names already is not named again.
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
