import type { ApiError } from '@esg/api-client';
import { useId, useState } from 'react';
import type { IssueDescription } from '../problems/issue-sentences.ts';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';

type Entry<Value, Values> = {
  /** The label that the person reads. */
  readonly label: string;
  /** Why the value cannot be sent. */
  readonly rule: (value: Value, all: Values) => IssueDescription | undefined;
  /** The error for every issue, where the sentence of the rule does not fit. */
  readonly sentence?: string;
  /** The gateway's name of the field, where it is another. */
  readonly path?: string;
  /** Whether it may be left empty. */
  readonly optional?: true;
};

/** Props of a field of `@esg/ui` for one entry. */
export type EntryProps<Value> = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly value: Value;
  readonly onChange: (change: { value: Value }) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
};

/**
 * The entries of a form that is sent as a whole. An entry shows its error once it was left with text in it, and every entry does once
 * sending was tried; from then on each change is checked at once. `send` is called with valid values only. An untouched entry follows
 * `first`; an error from the gateway (`refused`) is shown at its entry.
 */
export const useEntries = <Values extends Record<string, string | boolean>>(
  first: Values,
  entries: { readonly [Name in keyof Values]: Entry<Values[Name], Values> },
  send: (values: Values) => void,
  refused?: ApiError | null,
) => {
  type Name = keyof Values & string;
  const prefix = useId();
  const { issue, issueAt } = useProblemSentences();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [tried, setTried] = useState(false);

  const values = { ...first, ...typed };
  const idOf = (name: Name) => `${prefix}-${name}`;
  const messageOf = (name: Name) => {
    const { rule, label, sentence } = entries[name];
    const found = rule(values[name], values);
    return found && (sentence ?? issue(found, label));
  };
  const refusalOf = (name: Name) => issueAt(refused, entries[name].path ?? name, entries[name].label);
  const names = Object.keys(entries) as Name[];
  const listOf = (read: (name: Name) => string | undefined) =>
    names.flatMap((name) => {
      const message = read(name);
      return message ? [{ fieldId: idOf(name), message }] : [];
    });

  return {
    values,
    field: <Own extends Name>(name: Own): EntryProps<Values[Own]> => ({
      id: idOf(name),
      name,
      label: entries[name].label,
      value: values[name],
      required: !entries[name].optional,
      onChange: ({ value }) => setTyped((before) => ({ ...before, [name]: value })),
      onBlur: () => {
        if (values[name]) setLeft((before) => [...before, name]);
      },
      error: (tried || left.includes(name) ? messageOf(name) : undefined) ?? refusalOf(name),
    }),
    /** Whether something is typed that differs from the stored values. */
    unsaved: Object.keys(typed).some((name) => typed[name] !== first[name]),
    /** Back to `first`, without errors: the text is stored, or no longer wanted. */
    forget: () => {
      setTyped({});
      setLeft([]);
      setTried(false);
    },
    /** For `Form`. */
    form: {
      errors: tried ? listOf((name) => messageOf(name) ?? refusalOf(name)) : [],
      onSubmit: () => {
        setTried(true);
        if (listOf(messageOf).length === 0) send(values);
      },
    },
  };
};
