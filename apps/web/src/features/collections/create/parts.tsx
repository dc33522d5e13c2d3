import { Card, Heading, Stack, Text } from '@esg/ui';
import { type ReactNode, useId } from 'react';

type PartProps = {
  readonly title: ReactNode;
  /** Where an error in the summary leads to. */
  readonly id?: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

/** One part of the form with its heading, and what is wrong with it as a whole. */
export const Part = ({ title, id, error, children }: PartProps) => {
  const titleId = useId();
  const errorId = useId();
  return (
    <Card
      as="section"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        {error !== undefined && (
          <Text size="sm" tone="danger" id={errorId}>
            {error}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
};

/** The choice within the rows that a filter leaves: what it hides stays chosen, or not. */
export const chosenAmong = (
  shown: readonly string[],
  chosen: readonly string[],
  onChange: (chosen: readonly string[]) => void,
) => {
  const inSight = new Set(shown);
  return {
    value: new Set(chosen.filter((key) => inSight.has(key))),
    onChange: ({ value }: { value: Set<string> }) =>
      onChange([...chosen.filter((key) => !inSight.has(key)), ...shown.filter((key) => value.has(key))]),
  };
};
