import { useEffect, useState } from 'react';

/** Milliseconds after the last key until the address changes. */
const restMilliseconds = 300;

/**
 * The words of a search: shown and searched at once, put into the address after a pause in typing or when the field is left. Another change
 * of the address, such as by going back, changes the words.
 */
export const useTypedSearch = (inAddress: string, tell: (words: string) => void) => {
  const [words, setWords] = useState(inAddress);
  /** The words of the address, and the words that were sent to it and may still arrive. */
  const [address, setAddress] = useState<{ says: string; told: readonly string[] }>({ says: inAddress, told: [] });
  if (address.says !== inAddress) {
    const place = address.told.indexOf(inAddress);
    setAddress({ says: inAddress, told: place < 0 ? [] : address.told.slice(place + 1) });
    if (place < 0) setWords(inAddress);
  }
  const isDue = words !== (address.told.at(-1) ?? address.says);
  const flush = () => {
    if (!isDue) return;
    setAddress({ ...address, told: [...address.told, words] });
    tell(words);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits anew only when other words are typed
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(flush, restMilliseconds);
    return () => clearTimeout(timer);
  }, [words, isDue]);
  return { words, change: setWords, flush, isTyping: words !== inAddress };
};

export type TypedSearch = ReturnType<typeof useTypedSearch>;
