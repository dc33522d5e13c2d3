import { askedOf, evidenceFor, queryOf, rank, segmentOf } from '../src/modules/retrieval/index.ts';
import { answeringPages, type PublishedReport, publishedSet } from '../src/testing/reports/published-set.ts';

const ranked = (texts: readonly string[], question: string) =>
  rank([segmentOf(texts)], queryOf(question), texts.length).map(({ page }) => page);

const answered = (report: PublishedReport, asked: PublishedReport['questions'][number]) => {
  const { pages, year } = report;
  const { question, figure } = asked;
  const isAnswer = answeringPages(report, asked);
  const order = ranked(pages, question);
  const stated = evidenceFor(
    askedOf(question),
    order.map((page) => pages[page] ?? ''),
    year,
  );
  const others = pages.filter((_, index) => !isAnswer[index]);
  const left = ranked(others, question).map((page) => others[page] ?? '');
  const isRight =
    stated.isStated &&
    isAnswer[order[stated.page] ?? -1] === true &&
    (figure === undefined || stated.figure?.text === figure);
  return {
    isChinese: /\p{Script=Han}/u.test(question),
    isOfFigure: figure !== undefined,
    hasAnswer: isAnswer.some(Boolean),
    place: order.findIndex((page) => isAnswer[page]),
    isRight,
    isWrong: stated.isStated && !isRight,
    isSilent: !evidenceFor(askedOf(question), left, year).isStated,
  };
};

/**
 * How the questions to published reports are answered whose files lie in that folder, those of each half: in the first place and among the
 * first five, by language; and of those for a figure, and of those for words, the share that is stated rightly, from another page (or another
 * figure), and not at all without its pages. Of figures it cannot be told which pages answer, too; of words a person has read which.
 */
export const measurePublished = async (folder: string) => {
  const reports = await publishedSet(folder);
  const half = (isHeldBack: boolean) => {
    const those = reports.filter((report) => report.isHeldBack === isHeldBack);
    const all = those.flatMap((report) => report.questions.map((asked) => answered(report, asked)));
    const share = (list: typeof all, isOne: (each: (typeof all)[number]) => boolean) =>
      list.filter(isOne).length / list.length;
    const byLanguage = (isChinese: boolean) => {
      const list = all.filter((each) => each.isChinese === isChinese && each.hasAnswer);
      const within = (most: number) => share(list, ({ place }) => place >= 0 && place < most);
      return { questions: list.length, hit1: within(1), hit5: within(5) };
    };
    const byKind = (isOfFigure: boolean) => {
      const list = all.filter((each) => each.isOfFigure === isOfFigure);
      const answerable = list.filter(({ hasAnswer }) => hasAnswer);
      return {
        questions: list.length,
        right: share(answerable, (each) => each.isRight),
        wrong: share(list, (each) => each.isWrong),
        silent: share(list, (each) => each.isSilent),
      };
    };
    return {
      reports: those.map(({ name }) => name),
      english: byLanguage(false),
      chinese: byLanguage(true),
      figures: byKind(true),
      words: byKind(false),
    };
  };
  return { tuning: half(false), heldBack: half(true) };
};
