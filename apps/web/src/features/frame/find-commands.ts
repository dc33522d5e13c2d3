import { plainText, textSearch } from '@esg/contract';
import type { Command } from '@esg/ui';

/** A command with its action. */
export type RunCommand = Command & {
  readonly run: () => void;
  /** Other words that people search for; never shown. */
  readonly words?: string;
};
export type RunGroup = { readonly id: string; readonly label: string; readonly commands: readonly RunCommand[] };

/**
 * Keeps commands that have every word of the query in their name, other words or group name; names that begin with the query come first.
 */
export const findCommands = (groups: readonly RunGroup[], query: string): RunGroup[] => {
  const typed = plainText(query).trim();
  const isFound = textSearch(query);
  return groups.flatMap(({ commands, ...group }) => {
    const fits = ({ label, detail, words: others = '' }: RunCommand) =>
      isFound([label, typeof detail === 'string' ? detail : '', others, group.label].join(' '));
    const rank = ({ label }: RunCommand) => Number(!plainText(label).startsWith(typed));
    const found = commands.filter(fits).sort((left, right) => rank(left) - rank(right));
    return found.length > 0 ? [{ ...group, commands: found }] : [];
  });
};
