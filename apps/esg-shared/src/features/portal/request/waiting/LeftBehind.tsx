import { saveFile } from '@esg/app-kit';
import { Banner, Button, ConfirmDialog, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from '../request.css.ts';
import { type LeftAnswer, textOfAnswer, textOfAnswers } from './left-behind.ts';
import { useLeftBehind } from './use-left-behind.ts';

/** One of the things that are left, with what is done to it. */
type Left = {
  readonly id: string;
  readonly name: string;
  readonly download: (() => void) | undefined;
  readonly discard: () => void;
};

/**
 * Says that answers and files on this device will not be sent, because their request is out of reach, and lets the person download and discard
 * them. Shows nothing where there are none.
 */
export const LeftBehind = () => {
  const { left, discardFile, discardAnswer } = useLeftBehind();
  const { files, answers } = left;
  const [asked, setAsked] = useState<Left>();
  const all: Left[] = [
    ...answers.map((each) => ({
      id: each.id,
      name: textOfAnswer(each),
      download: undefined,
      discard: () => void discardAnswer(each.id),
    })),
    ...files.map(({ key, file }) => ({
      id: key,
      name: file.name,
      download: () => saveFile(file, file.name),
      discard: () => void discardFile(key),
    })),
  ];
  if (all.length === 0) return null;
  return (
    <Stack gap={2} align="stretch">
      <NotSent count={all.length} answers={answers} />
      <ul className={css.list}>
        {all.map((one) => (
          <li key={one.id}>
            <LeftLine one={one} onDiscard={() => setAsked(one)} />
          </li>
        ))}
      </ul>
      <DiscardLeft one={asked} onClose={() => setAsked(undefined)} />
    </Stack>
  );
};

type NotSentProps = { readonly count: number; readonly answers: readonly LeftAnswer[] };

const NotSent = ({ count, answers }: NotSentProps) => {
  const { t } = useLingui();
  const save = () =>
    saveFile(
      new Blob([`\uFEFF${textOfAnswers(answers)}\r\n`], { type: 'text/plain;charset=utf-8' }),
      t`My answers.txt`,
    );
  return (
    <Banner
      tone="warning"
      title={<Plural value={count} one="# answer or file wasn’t sent" other="# answers and files weren’t sent" />}
      action={
        answers.length > 0 && (
          <Button onClick={save}>
            <Trans>Download the answers</Trans>
          </Button>
        )
      }
    >
      <Trans>
        You can’t open the request any more, or it no longer asks for this. Only this device has what you entered:
        download what you need, then discard it.
      </Trans>
    </Banner>
  );
};

const LeftLine = ({ one, onDiscard }: { readonly one: Left; readonly onDiscard: () => void }) => {
  const { t } = useLingui();
  const { name, download } = one;
  return (
    <Inline gap={3} justify="between">
      <Text as="span">
        <span className={css.message}>{name}</span>
      </Text>
      <Inline gap={2}>
        {download && (
          <Button size="compact" aria-label={t`Download ${name}`} onClick={download}>
            <Trans>Download</Trans>
          </Button>
        )}
        <Button size="compact" aria-label={t`Discard ${name}`} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </Inline>
    </Inline>
  );
};

type DiscardLeftProps = { readonly one: Left | undefined; readonly onClose: () => void };

const DiscardLeft = ({ one, onClose }: DiscardLeftProps) => {
  const { t } = useLingui();
  if (!one) return null;
  const { name, discard } = one;
  const confirm = () => {
    discard();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Discard ${name}?`}
      description={<Trans>Only this device has it, and it can’t be restored.</Trans>}
      confirmLabel={<Trans>Discard</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      onConfirm={confirm}
    />
  );
};
