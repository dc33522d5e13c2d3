import { defineWords } from '@esg/contract';

/** Texts of the sheet of suppliers, which is made without an interface catalogue. */
export const sheetWords = defineWords({
  en: {
    data: 'Suppliers',
    instructions: 'Instructions',
    lists: 'Lists',
    template: 'Supplier template',
    title: 'How to fill in this sheet',
    steps: [
      'Write one supplier in each row of the sheet “Suppliers”. Only the name is needed.',
      '“Your reference” is what you call it elsewhere, such as its number in your purchasing system. A row with the reference of a supplier that you already have changes that supplier.',
      'Choose the country from the list, or write its two-letter code.',
      'The contact e-mail is the person to ask. Nothing is sent there before you invite someone.',
      'You may sort, filter and delete rows, and move or delete columns. A row that you delete leaves its supplier as it is. The hidden first column says which supplier a row is; leave it empty in new rows.',
      'Upload the file under Suppliers › Import. Every change is shown before anything is stored, and the import can be undone afterwards.',
    ],
    choiceTitle: 'List',
    choiceMessage: 'Choose an entry of the list.',
  },
  zhTw: {
    data: '供應商',
    instructions: '使用說明',
    lists: '清單',
    template: '供應商範本',
    title: '如何填寫此工作表',
    steps: [
      '請在「供應商」工作表中，每行填寫一個供應商。只有名稱必須填寫。',
      '「貴機構的參考編號」是你在其他地方對它的稱呼，例如採購系統的編號。如某行的編號與現有供應商相同，該供應商便會更改。',
      '請從清單中選擇國家／地區，或填寫其兩個字母的代碼。',
      '聯絡電郵是可詢問的人。在你邀請任何人之前，不會向該處發送任何內容。',
      '你可以排序、篩選和刪除各行，以及移動或刪除欄。刪除一行不會影響該供應商。隱藏的第一欄用以辨認各行是哪個供應商；新增的行請將該欄留空。',
      '請在「供應商 › 匯入」上載檔案。在儲存任何內容之前會顯示所有更改；匯入後亦可復原。',
    ],
    choiceTitle: '清單',
    choiceMessage: '請從清單中選擇。',
  },
});
