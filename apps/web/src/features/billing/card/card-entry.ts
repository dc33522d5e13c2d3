import { type Ref, useRef, useState } from 'react';

/** Actions of the card fields once they are complete. */
export type CardHandle = {
  /** Sends the card to its provider and returns a token for one use. Rejects with an `ApiError`. */
  takeToken: () => Promise<string>;
};

/** The one interface of both ways to enter a card: the provider's own fields, and the labelled sandbox. */
export type CardFieldsProps = {
  readonly ref: Ref<CardHandle>;
  /** Called when the card becomes complete, or incomplete again. */
  readonly onComplete: (complete: boolean) => void;
};

/** The state of card fields for the form around them. */
export const useCardEntry = () => {
  const handle = useRef<CardHandle>(null);
  const [complete, setComplete] = useState(false);
  return {
    isComplete: complete,
    takeToken: async (): Promise<string> => {
      if (!handle.current) throw new Error('The fields of the card are not on the page');
      return handle.current.takeToken();
    },
    fields: { ref: handle, onComplete: setComplete } satisfies CardFieldsProps,
  };
};
