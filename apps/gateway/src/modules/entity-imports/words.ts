import { defineWords } from '@esg/contract';

/** Texts of the sheet of entities, which is made without an interface catalogue. */
export const sheetWords = defineWords({
  en: {
    data: 'Entities',
    instructions: 'Instructions',
    lists: 'Lists',
    template: 'Entity template',
    title: 'How to fill in this sheet',
    steps: [
      'Write one entity in each row of the sheet “Entities”. Only the name is needed.',
      'Under “Belongs to”, name the entity above it: one you already have, or another row of this sheet. Leave it empty for the top level. Where several have the same name, write the way to it: Asia › Hong Kong.',
      'Choose the type and the first month of the fiscal year from the lists. Left empty, a new entity is a factory, and its year starts in January.',
      'The columns from “Boundary year” on say what the group owns and controls in that year and the later ones, until another year says otherwise. Left empty, ownership, control and operation stay as they are, and a new entity is wholly yours; an emptied day or reason is removed.',
      'You may sort, filter and delete rows, and move or delete columns. A row that you delete leaves its entity as it is. The hidden first column says which entity a row is; leave it empty in new rows.',
      'Upload the file under Entity management › Import. You’ll see every change before anything is stored, and can undo the import afterwards.',
    ],
    choiceTitle: 'List',
    choiceMessage: 'Choose an entry of the list.',
    parentMessage: 'There is no entity with this name yet. That’s fine if another row adds it.',
  },
  zhTw: {
    data: '實體',
    instructions: '使用說明',
    lists: '清單',
    template: '實體範本',
    title: '如何填寫此工作表',
    steps: [
      '請在「實體」工作表中，每行填寫一個實體。只有名稱必須填寫。',
      '在「隸屬於」一欄填寫其上一層的實體：可以是現有實體，或此工作表另一行的實體。最高一層請留空。如有多個實體同名，請寫出所屬層級：亞洲 › 香港。',
      '請從清單中選擇類型及財政年度首月。如留空，新實體的類型為「工廠」，年度由 1 月開始。',
      '由「組織邊界年度」起的各欄說明集團在該年度及其後各年擁有和控制甚麼，直至另一年度另有說明為止。如留空，持股比例、控制權及營運維持不變，新實體則由貴機構全資擁有；清空的日期或原因會被移除。',
      '你可以排序、篩選和刪除各行，以及移動或刪除欄。刪除一行不會影響該實體。隱藏的第一欄用以辨認各行是哪個實體；新增的行請將該欄留空。',
      '請在「實體管理 › 匯入」上載檔案。在儲存任何內容之前，你可以看到所有更改；匯入後亦可復原。',
    ],
    choiceTitle: '清單',
    choiceMessage: '請從清單中選擇。',
    parentMessage: '目前沒有此名稱的實體。如由另一行新增，則沒有問題。',
  },
});
