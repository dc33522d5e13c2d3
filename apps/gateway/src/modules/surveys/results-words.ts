import { defineWords } from '@esg/contract';

/** The words of files of results. */
export const fileWords = defineWords({
  en: {
    results: 'Results',
    texts: 'Texts',
    columns: ['Question', 'Part', 'Group', 'Answers', 'Mean', 'Deviation', 'Choice', 'Times chosen'],
    textColumns: ['Question', 'Answer'],
    all: 'Everybody',
    best: 'Matters most',
    worst: 'Matters least',
    part: 'Answer',
    answers: 'Answers',
    notShown: 'Not shown',
    tooFew: 'Too few answers, or not shown so that no answer of anybody can be worked out.',
    orMore: (mean: string) => `${mean} or more`,
    orLess: (mean: string) => `${mean} or less`,
    partly: (percent: string, count: number, of: number) => `${percent}% (${count} of ${of})`,
    withheld: (fewest: number) =>
      `So that readers cannot work out anyone’s answer, only the average is shown of fewer than ${fewest} answers, and nothing of more where all or all but one are the same. Near one end of the scale the average is a limit: “or more”, “or less”. Where the spread of a group is not shown, that of everyone leaves the group out.`,
    charts: {
      spread: 'How answers are spread',
      means: 'Average',
      places: 'Average place (1 is the first)',
      balance: 'Most against least',
      choices: 'How often each was chosen',
      words: 'Words that several people used',
    },
    further: (count: number) => `And ${count} more, in the Excel file.`,
    reach: (submitted: number, sent: number) =>
      `${submitted} ${submitted === 1 ? 'person' : 'people'} answered; ${sent} ${sent === 1 ? 'was' : 'were'} asked by e-mail.`,
    setAside: (count: number, group: string, reason: string) =>
      `${count} ${count === 1 ? 'answer' : 'answers'} by the open link of “${group}” ${count === 1 ? 'was' : 'were'} set aside and counted nowhere: ${reason}`,
    hidden: {
      not_closed: 'Results appear when the survey closes.',
      not_reviewed: 'Results appear once it is confirmed which answers by open links count.',
      too_few: 'Too few people answered: results are shown only of more.',
    },
  },
  zhTw: {
    results: '結果',
    texts: '文字回覆',
    columns: ['問題', '部分', '組別', '回覆數目', '平均值', '標準差', '選項', '被選次數'],
    textColumns: ['問題', '回覆'],
    all: '全體',
    best: '最重要',
    worst: '最不重要',
    part: '部分',
    answers: '回覆',
    notShown: '不顯示',
    tooFew: '回覆太少，或為免推算出任何人的回覆而不予顯示。',
    orMore: (mean) => `${mean} 或以上`,
    orLess: (mean) => `${mean} 或以下`,
    partly: (percent, count, of) => `${percent}%（${of} 份中的 ${count} 份）`,
    withheld: (fewest) =>
      `為免推算出任何人的回覆，回覆少於 ${fewest} 份時，只顯示平均值；達 ${fewest} 份而全部或除一份外全部相同時，則不予顯示。平均值接近量表一端時，只以「或以上」或「或以下」表示。如某組別的分布不予顯示，全體的分布亦不包括該組別。`,
    charts: {
      spread: '回覆分布',
      means: '平均值',
      places: '平均名次（1 為首位）',
      balance: '最重要與最不重要的差距',
      choices: '各選項被選次數',
      words: '多人使用的字詞',
    },
    further: (count) => `另有 ${count} 則，載於 Excel 檔案。`,
    reach: (submitted, sent) => `${submitted} 人已填寫；經電郵邀請 ${sent} 人。`,
    setAside: (count, group, reason) =>
      `經「${group}」的公開連結收到的 ${count} 份回覆已剔除，不計入任何結果：${reason}`,
    hidden: {
      not_closed: '問卷截止後才會顯示結果。',
      not_reviewed: '確認哪些經公開連結收到的回覆計算在內後，便會顯示結果。',
      too_few: '填寫的人太少，暫不顯示結果。',
    },
  },
});
