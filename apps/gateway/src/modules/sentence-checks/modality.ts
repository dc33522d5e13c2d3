/** Words that say that something is wished, planned, or possible, so that no figure of the year has to bear it out. */
const ahead =
  /\b(?:targets?|targeted|targeting|goals?|aims?|aimed|aiming|aspir\w+|plans? to|planned|will|shall|expect(?:s|ed)?|intends?|commit(?:s|ted|ment|ments)?|pledg\w+|ambitions?|visions?|missions?|strives?|striving|endeavou?rs?|forecast|budget|should|may|might|could|would|if|seeks?|hopes?|by 20\d\d|before 20\d\d|towards?|transition|pathway|roadmap|journey|support(?:s|ing)?|contribut\w+|work(?:s|ing)? to)\b|目標|(?:我們|集團|公司|並|亦|已)計劃|計劃(?:於|在|將|至|逐步|進一步|減少|增加)|預計|預期|預料|將|擬|承諾|力爭|爭取|致力|願景|希望|期望|有望|邁向|轉型|路線圖|支持|配合|響應|推動|助力|努力|如果|若|或會|可能|應(?:當|該)|旨在|以期|前達|之前/i;

/** Words about others than the organisation: their figures are not in its report. */
const others =
  /\b(?:industry average|sector average|national|nationwide|globally|worldwide|according to|the government|government's|hong kong's|china's|the city's|the world's|paris agreement|ipcc|market average|statutory|minimum wage|the law|regulations?)\b|行業平均|全國|全港|政府|國家|根據(?!本集團|我們)|巴黎協定|法例|法定|條例|最低工資/i;

const negated =
  /\b(?:not|never|neither|nor|no claim|without claiming|cannot|don[’']t|doesn[’']t|didn[’']t)\b|並非|並無|沒有|不是|未有|尚未|不(?:會|宣稱|聲稱|作)|非指|無意/i;

/** Whether a sentence speaks of what is to come, or may be. */
export const looksAhead = (text: string): boolean => ahead.test(text);
/** Whether it speaks of others' figures. */
export const isAboutOthers = (text: string): boolean => others.test(text);
/** Whether it denies something. */
export const denies = (text: string): boolean => negated.test(text);
