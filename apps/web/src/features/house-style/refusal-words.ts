import { ApiError } from '@esg/api-client';
import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { type FontRefusal, houseStyleLimits, type LetterheadRefusal } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';

type Refused = { readonly path: string; readonly reason: string | undefined };

/** The part of the form that the gateway refused, and its reason. */
const refusedBy = (error: unknown): Refused | undefined => {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue && { path: issue.path, reason: issue.params.reason?.toString() };
};

/** The text below a refused file: what is wrong, and what to do. */
export const useFontRefusals = () => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const words: Record<FontRefusal, string> = {
    'not-a-font': t`This isn’t a font file. Choose a TTF or OTF file.`,
    'web-font': t`This font is made for web pages. Ask your designer for the TTF or OTF file.`,
    collection: t`This file contains several fonts. Choose the TTF or OTF file of one weight.`,
    variable: t`This is a variable font, one file for all weights. Choose the static file of each weight.`,
    restricted: t`The font’s maker doesn’t allow it to be embedded in documents. Ask the maker for a licence and a file that allow it, or choose another font.`,
    letters: t`The font lacks letters or digits that every report needs. Choose a text font.`,
    broken: t`The font is damaged or incomplete. Download or export it again, then choose the new file.`,
  };
  return (error: unknown, weight: string): string | undefined => {
    const refused = refusedBy(error);
    if (refused?.path !== weight) return undefined;
    return words[refused.reason as FontRefusal] ?? problem(error);
  };
};

/** The same for a letterhead, with the name of its field, and by the reason alone for a file that is refused before it is sent. */
export const useLetterheadRefusals = (field: string) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { integer } = useFormatters();
  const pixels = integer(houseStyleLimits.letterheadWidthMin);
  const words: Record<LetterheadRefusal, string> = {
    pdf: t`“${field}” takes a picture, not a PDF. Open the PDF, save its page as PNG or JPEG at 200 pixels an inch, then choose that file.`,
    'not-a-picture': t`This isn’t a picture. Choose a PNG, JPEG or WebP file.`,
    'not-a4': t`The picture doesn’t have the shape of an upright A4 page. Export the whole page, 210 by 297 mm.`,
    coarse: t`The picture is too coarse to print. Export the page at least ${pixels} pixels wide.`,
    broken: t`The picture is damaged. Export it again, then choose the new file.`,
  };
  return {
    words,
    refusalOf: (error: unknown): string => words[refusedBy(error)?.reason as LetterheadRefusal] ?? problem(error),
  };
};
