import { defineWords } from '@esg/contract';

/** Texts of the sheet of activity data, which is made without an interface catalogue. */
export const sheetWords = defineWords({
  en: {
    data: 'Activity data',
    instructions: 'Instructions',
    lists: 'Lists',
    template: 'Activity data template',
    title: 'How to fill in this sheet',
    steps: [
      'Write one bill or reading of one month in each row. Activity, month, amount and unit are needed.',
      'A row with the same entity, meter, activity, month and bill as a line you already have changes that line.',
      'Choose the activity from the list. Left empty, the entity is the whole organisation.',
      'For fuels, say whether the energy on the bill is gross or net.',
      'An empty cell changes nothing. You may add columns of your own; they are left out.',
      'Import the file into the climate calculator. You’ll see every row before anything is stored, and can undo the import.',
    ],
    yes: 'yes',
    gross: 'gross',
    net: 'net',
  },
  zhTw: {
    data: '活動數據',
    instructions: '使用說明',
    lists: '清單',
    template: '活動數據範本',
    title: '如何填寫此工作表',
    steps: [
      '每行填寫一個月的一張帳單或一個讀數。活動、月份、數量及單位必須填寫。',
      '如某行的實體、儀錶、活動、月份及帳單與現有的行相同，該行會被更改。',
      '請從清單中選擇活動。實體如留空，即代表整個機構。',
      '如屬燃料，請註明帳單上的能源是總熱值還是淨熱值。',
      '留空的儲存格不會更改任何內容。你可以加入自己的欄，系統會略過。',
      '請將檔案匯入氣候計算器。在儲存任何內容之前，你可以看到每一行；匯入後亦可復原。',
    ],
    yes: '是',
    gross: '總熱值',
    net: '淨熱值',
  },
});
