import { usePageTitle, useTenant } from '@esg/app-kit';
import { Button, Card, Heading, Inline, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Drawing } from './Drawing.tsx';
import { slidesOf } from './slides.tsx';

/** The present slide. The heading gets the focus when the slide changes, so that screen readers read it. */
const useSlides = (last: number) => {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide takes the focus once.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [index]);
  const show = (next: number) => {
    moved.current = true;
    setIndex(Math.min(last, Math.max(0, next)));
  };
  return { index, heading, show };
};

/** Four slides on sustainability reporting, or on a carbon inventory where people come for the calculator. Arrow keys change slides, too; nothing moves by itself. */
export const IntroductionPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Introduction`);
  const { platformType } = useTenant().settings;
  const slides = slidesOf(platformType);
  const last = slides.length - 1;
  const { index, heading, show } = useSlides(last);
  const slide = slides[index];
  const number = index + 1;
  const total = slides.length;
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
  };
  return (
    <Page
      title={
        platformType === 'climate' ? (
          <Trans>A carbon inventory in four pictures</Trans>
        ) : (
          <Trans>Sustainability reporting in four pictures</Trans>
        )
      }
      action={
        index < last ? (
          <Button asChild emphasis="bare">
            <Link to="/ct">
              <Trans>Skip the introduction</Trans>
            </Link>
          </Button>
        ) : undefined
      }
    >
      <Card as="section" aria-label={t`Introduction`} onKeyDown={turn}>
        <Stack gap={6}>
          {slide && (
            <>
              <Drawing name={slide.drawing} />
              <Stack gap={2}>
                <Text size="sm" tone="muted">
                  <Trans>
                    Slide {number} of {total}
                  </Trans>
                </Text>
                <Heading level={2} ref={heading} tabIndex={-1}>
                  {slide.title}
                </Heading>
                <Text measured>{slide.words}</Text>
              </Stack>
            </>
          )}
          <Turns index={index} last={last} onTurn={show} />
        </Stack>
      </Card>
    </Page>
  );
};

type TurnsProps = { readonly index: number; readonly last: number; readonly onTurn: (index: number) => void };

const Turns = ({ index, last, onTurn }: TurnsProps) => (
  <Inline justify={index > 0 ? 'between' : 'end'}>
    {index > 0 && (
      <Button onClick={() => onTurn(index - 1)}>
        <Trans>Back</Trans>
      </Button>
    )}
    {index < last ? (
      <Button emphasis="strong" onClick={() => onTurn(index + 1)}>
        <Trans>Next</Trans>
      </Button>
    ) : (
      <Button asChild emphasis="strong">
        <Link to="/ct">
          <Trans>Go to the home page</Trans>
        </Link>
      </Button>
    )}
  </Inline>
);
