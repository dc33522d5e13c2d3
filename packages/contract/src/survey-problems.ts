/** Codes of refusals of surveys, with their statuses. */
export const surveyProblems = {
  /** The link leads to no survey, or was taken back. */
  'survey.link_invalid': 404,
  /** The survey opens later. */
  'survey.not_open_yet': 422,
  /** The survey is closed: nothing can be answered, changed or withdrawn any more. */
  'survey.closed': 422,
  /** As many people as were wanted have answered, or as the open link may bring. */
  'survey.full': 422,
  /** The solution of the challenge is wrong, or came too late: ask for another. */
  'survey.challenge_failed': 422,
  /** The survey cannot open as it is; `faults` of the survey say why. */
  'survey.not_ready': 422,
  /** It opened: what was promised about privacy stays, groups with people stay, and it is not deleted. */
  'survey.opened': 422,
  /** Fewer than five people of a group would be asked anonymously, which would name them. */
  'survey.group_too_small': 422,
  /** Nobody knows who has answered an anonymous survey, and no second link is made for anybody. */
  'survey.anonymous': 422,
  /** Too few answers came in these spans for setting them aside without knowing whose they are. */
  'survey.span_too_small': 422,
  /** Results of people who were promised privacy were shown: what counts stays, because two looks would tell what came in between. */
  'survey.results_shown': 422,
} as const;
