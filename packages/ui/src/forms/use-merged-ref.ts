import { type Ref, type RefObject, useCallback } from 'react';

/** One ref for an element that the component and its caller both want to reach. */
export const useMergedRef = <Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) =>
  useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === 'function') {
        const clean = given(element);
        return () => {
          own.current = null;
          if (typeof clean === 'function') clean();
          else given(null);
        };
      }
      if (given) given.current = element;
      return () => {
        own.current = null;
        if (given) given.current = null;
      };
    },
    [own, given],
  );
