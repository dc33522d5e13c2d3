/** Limits of surveys: ours. */
export const surveyLimits = {
  perAssessmentMax: 20,
  /** Surveys that another one can be compared with, or be a copy of. */
  openedListed: 60,
  sectionsMax: 20,
  questionsMax: 100,
  optionsMax: 120,
  /** Pictures that are kept of one survey, and the hours for which a page that opened it finds them. */
  picturesMax: 200,
  pictureHours: 24,
  stepsMax: 10,
  lineLengthMax: 255,
  textLengthMax: 2000,
  /** A free text of a respondent. */
  answerLengthMax: 2000,
  numberLengthMax: 20,
  groupsMax: 30,
  peopleMax: 20_000,
  /** People in one call. */
  peopleAtOnceMax: 500,
  /** Answers by one open link. */
  openAnswersMax: 10_000,
  openAnswers: 500,
  /** People who begin by an open link share a span of so many minutes or more; where they were promised privacy, one of so many people or more. */
  waveMinutes: 10,
  wavePeople: 10,
  /** So many who begin within those minutes are pointed out. */
  burst: 20,
  wavesAtOnceMax: 200,
  /** Texts of one question that results show; files have all of them. */
  textsShown: 200,
  /** Results, and groups of anonymous people, have at least so many. */
  fewestShown: 5,
  /** How the answers of people who were promised privacy are spread is shown of at least so many, of whom so many gave another than the others. */
  fewestSpread: 10,
  fewestOtherwise: 2,
  /** Calls with one link, and new respondents, calls and wrong links from one address. A whole office may share one. */
  callsPerLinkPerMinuteMax: 240,
  callsPerAddressPerMinuteMax: 1200,
  ballotsPerAddressPerHourMax: 120,
  /** Pictures read from one address: a whole office may open the same survey in the same minute. */
  picturesPerAddressPerMinuteMax: 6000,
  /** How often one person may be reminded of a survey, and the hours between two e-mails about it. */
  remindersMax: 5,
  reminderHours: 20,
  /** The time for solving a challenge. */
  challengeSeconds: 10 * 60,
} as const;

/** A number as respondents may send it. */
export const decimalPattern = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Whether a respondent is named to the organisation, only known to it, or known to nobody. */
export const surveyPrivacies = ['named', 'confidential', 'anonymous'] as const;
export type SurveyPrivacy = (typeof surveyPrivacies)[number];

export const surveyStates = ['draft', 'scheduled', 'open', 'closed'] as const;
export type SurveyState = (typeof surveyStates)[number];
