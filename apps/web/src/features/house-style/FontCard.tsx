import { houseStyleMutations } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { HouseFont, HouseStyle } from '@esg/contract';
import { Accordion, Banner, Button, Card, ConfirmDialog, Facts, Heading, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FontForm } from './FontForm.tsx';
import { FontSample } from './FontSample.tsx';
import { SampleButton } from './SampleButton.tsx';

type FontCardProps = { readonly id: string; readonly style: HouseStyle };

/** The font in use, or a form to add one. */
export const FontCard = ({ id, style: { font, formerFonts } }: FontCardProps) => {
  const [replacing, setReplacing] = useState(false);
  const [removing, setRemoving] = useState(false);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Font of your reports</Trans>
        </Heading>
        {font && !replacing ? (
          <>
            <FontInUse id={id} font={font} />
            <Inline gap={3}>
              <Button onClick={() => setReplacing(true)}>
                <Trans>Replace the font</Trans>
              </Button>
              <Button emphasis="quiet" onClick={() => setRemoving(true)}>
                <Trans>Remove the font</Trans>
              </Button>
              <SampleButton />
            </Inline>
          </>
        ) : (
          <>
            <Text tone="muted">
              {font ? (
                <Trans>Published reports keep the font they were published with.</Trans>
              ) : (
                <Trans>
                  Your reports are set in Noto Sans. Upload two weights of your own font to use it in PDF, Word and
                  Excel files.
                </Trans>
              )}
            </Text>
            <FontForm
              id={id}
              onDone={() => setReplacing(false)}
              {...(font && { onCancel: () => setReplacing(false) })}
            />
          </>
        )}
        {formerFonts.length > 0 && <FormerFonts fonts={formerFonts} />}
      </Stack>
      {font && removing && <RemoveFont id={id} family={font.family} onClose={() => setRemoving(false)} />}
    </Card>
  );
};

const FontInUse = ({ id, font }: { readonly id: string; readonly font: HouseFont }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { family, confirmedBy, hasChinese, inWord } = font;
  const day = date(font.confirmedAt);
  return (
    <>
      <FontSample id={id} font={font} />
      <Facts
        facts={[
          { term: t`Family`, value: family },
          { term: t`Files`, value: `${font.regular.name}, ${font.bold.name}` },
          { term: t`Licence`, value: t`Confirmed by ${confirmedBy} on ${day}` },
          {
            term: t`Chinese text`,
            value: hasChinese
              ? t`Set in this font. Characters it lacks are set in Noto Sans TC.`
              : t`Set in Noto Sans TC, because this font has no Chinese characters.`,
          },
          { term: 'PDF', value: t`Contains the letters it uses` },
          {
            term: 'Word',
            value: inWord
              ? t`Contains the font`
              : t`Not embedded: the font is too large, or its licence doesn’t allow it in files that others edit. Readers see it only if it’s installed.`,
          },
          { term: 'Excel', value: t`Names the font, and shows it where it is installed` },
        ]}
      />
    </>
  );
};

/** Who confirmed the licences of fonts that are no longer in use. */
const FormerFonts = ({ fonts }: { readonly fonts: HouseStyle['formerFonts'] }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const lines = fonts.map(({ family, confirmedBy, confirmedAt, endedBy, endedAt }) => {
    const from = date(confirmedAt);
    const until = date(endedAt);
    return {
      id: `${confirmedAt}${endedAt}`,
      text: t`${family}: licence confirmed by ${confirmedBy} on ${from}, removed by ${endedBy} on ${until}`,
    };
  });
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          id: 'former',
          title: <Trans>Fonts used before</Trans>,
          content: (
            <Stack gap={2}>
              {lines.map(({ id, text }) => (
                <Text key={id} size="sm">
                  {text}
                </Text>
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
};

type RemoveFontProps = { readonly id: string; readonly family: string; readonly onClose: () => void };

const RemoveFont = ({ id, family, onClose }: RemoveFontProps) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(houseStyleMutations.removeFont(api, queryClient, id));
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        notify('success', msg`Font removed. Your reports are set in Noto Sans again.`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Remove {family}?</Trans>}
      description={
        <Trans>
          Drafts and new files are set in Noto Sans again. What is published stays as it is. To use the font again,
          upload it again.
        </Trans>
      }
      confirmLabel={<Trans>Remove the font</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
