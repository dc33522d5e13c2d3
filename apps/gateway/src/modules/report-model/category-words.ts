import { partNamer } from '@esg/contract/part-names';
import { usualParts } from '@esg/contract/usual-parts';
import { listCountries, listMetrics } from '@esg/standards';

/** Parts that the library names itself, such as gases and categories, and countries. */
const ofLibrary = (): (readonly [string, string])[] => [
  ...listCountries().map(({ name }) => [name.en, name.zhTw] as const),
  ...listMetrics().flatMap(({ subMetrics }) => subMetrics.map(({ name }) => [name.en, name.zhTw] as const)),
];

/**
 * The name of a part in the document's language, including parts that the library names. What organisations usually mean takes precedence
 * over the library.
 */
export const categoryIn = partNamer([...usualParts, ...ofLibrary()]);
