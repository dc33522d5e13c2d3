import { resumeFields } from '@esg/app-kit';
import { useEffect } from 'react';
import { type AnswerDraft, answerResumption } from './answer.ts';
import { forgetQuestions } from './waiting/keep-questions.ts';
import { outlookBy } from './waiting/outlook.ts';
import { readLeftBehind } from './waiting/read-left-behind.ts';
import { beginFiles, type Sending, type Submission, submitterOf } from './waiting/submission.ts';
import { placeOfSubmission } from './waiting/submission-name.ts';
import { useFileSender, useSending } from './waiting/use-submission.ts';

/** Sends answers and submissions that an earlier visit could not send: every answer is found before a submission asks for them. */
const resume = async (sending: Sending) => {
  const { api, queryClient, userId } = sending;
  await forgetQuestions(userId);
  // What no request takes would be refused out of sight, with each visit: its person sees it named instead.
  const { answers } = await readLeftBehind(userId, outlookBy(sending));
  const left = new Set(answers.map(({ id }) => id));
  const resumption = answerResumption(api, queryClient);
  await resumeFields<AnswerDraft>(userId, (draft) => (left.has(draft.id) ? undefined : resumption(draft)));
  await beginFiles(sending);
  await resumeFields<Submission>(userId, ({ id, version, seen }) => {
    const place = placeOfSubmission(id);
    return place && { stored: { value: seen, version }, save: submitterOf(sending, place), delayMs: 0 };
  });
};

/** Sends what an earlier visit could not send, as soon as the portal is opened: answers, then their files, then submissions. */
export const useResumedAnswers = () => {
  const sending = useSending();
  const { files, userId } = sending;
  const send = useFileSender(files);
  useEffect(() => files.queue.sendBy(send), [files, send]);
  useEffect(() => {
    addEventListener('online', files.queue.reconnect);
    return () => removeEventListener('online', files.queue.reconnect);
  }, [files]);
  useEffect(() => {
    if (userId) void resume(sending);
  }, [sending, userId]);
};
