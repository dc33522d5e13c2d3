import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '../use-draft.ts';

/**
 * `value` is `+85221234567` (E.164), empty when the box is, `undefined` while `typed` is no valid number. `country` is the one
 * that was chosen, or that the number says.
 */
export type PhoneChange = { value: string | undefined; typed: string; country: string };

type Library = typeof import('./phone-number.ts');

type Phone = {
  value: string;
  onChange: (change: PhoneChange) => void;
  defaultCountry: string;
};

/** The numbering plans of all countries: 80 kB that load when a number is there or about to be typed. */
const usePlans = (needed: boolean) => {
  const [plans, setPlans] = useState<Library>();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!needed) return;
    let current = true;
    void import('./phone-number.ts')
      .then(
        (loaded) => current && setPlans(loaded),
        // Without them a number is called unreadable, and the person may try again.
        () => undefined,
      )
      .then(() => current && setIsOver(true));
    return () => {
      current = false;
    };
  }, [needed]);
  return { plans, isOver };
};

/**
 * Delays a form that is sent before its number can be read, and sends it once that is done, because an unread number would be called wrong.
 */
const useHeldSubmit = (isWaiting: boolean, isRead: boolean): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<{ submitter: HTMLElement | null }>(undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const hold = (event: SubmitEvent) => {
      if (!input.current?.form || event.target !== input.current.form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = { submitter: event.submitter };
    };
    document.addEventListener('submit', hold, { capture: true });
    return () => document.removeEventListener('submit', hold, { capture: true });
  }, [isWaiting]);
  useEffect(() => {
    if (!isRead || !held.current) return;
    const { submitter } = held.current;
    held.current = undefined;
    input.current?.form?.requestSubmit(submitter);
  }, [isRead]);
  return input;
};

/** What a phone field shows and does; the typed text stays until it is a number. */
export const usePhone = ({ value, onChange, defaultCountry }: Phone) => {
  const [touched, setTouched] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { plans, isOver } = usePlans(touched || value !== '');
  const draft = useDraft(value, '', (number) => plans?.showPhone(number) ?? number);
  const country = chosen ?? (value !== '' && plans?.readPhone(value, defaultCountry)?.country) ?? defaultCountry;
  const shownCountry = country || defaultCountry;

  const change = (typed: string, of: string) => {
    const read = typed.trim() === '' ? { value: '', country: of } : plans?.readPhone(typed, of);
    draft.keep(typed, read?.value);
    setChosen(read?.country ?? of);
    onChange({ value: read?.value, typed, country: read?.country ?? of });
  };
  // Set together with the change of the form, so that the form knows the number when it is sent.
  const [isRead, setIsRead] = useState(false);
  const input = useHeldSubmit(touched && draft.text.trim() !== '' && !isRead, isRead);
  const readAgain = useEffectEvent(() => {
    if (touched && draft.text.trim() !== '') change(draft.text, shownCountry);
    setIsRead(true);
  });
  useEffect(() => {
    if (isOver) readAgain();
  }, [isOver]);

  const codeOf = useCallback((code: string) => plans?.callingCode(code) ?? '', [plans]);

  return {
    input,
    text: draft.text,
    country: shownCountry,
    codeOf,
    prepare: () => setTouched(true),
    type: (typed: string) => change(typed, shownCountry),
    choose: (next: string) => change(draft.text, next),
    tidy: draft.tidy,
  };
};
