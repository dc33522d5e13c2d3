import { useEffect, useState } from 'react';

/** Milliseconds without a key after which the address is told. */
const restMilliseconds = 300;

/**
 * Words that are searched for: shown and searched at once, put into the address when nobody has typed for a moment or the field
 * is left. An address that changes otherwise, such as by going back, changes the words.
 */
export const useTypedSearch = (inAddress: string, tell: (words: string) => void) => {
  const [words, setWords] = useState(inAddress);
  /** What the address says, and what it was told and may yet come to say. */
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
