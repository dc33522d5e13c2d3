import { type ExportFormat, exportExtensions } from '@esg/contract';

const baseLengthMax = 120;
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

/** Name of a report's file, for example `Verdant Sustainability Report 2025.pdf`. */
export const fileNameOf = (title: string, format: ExportFormat) => fileNameWith(title, exportExtensions[format]);
