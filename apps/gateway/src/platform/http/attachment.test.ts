import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it('writes any file name into a header, complete and in plain ASCII', () => {
  expect(attachment("青原 'A' 2025.pdf")).toBe(
    `attachment; filename="_ 'A' 2025.pdf"; filename*=UTF-8''%E9%9D%92%E5%8E%9F%20%27A%27%202025.pdf`,
  );
});

it('lets no file name end the value or leave the header', () => {
  expect(attachment('a"; filename=b.exe')).toBe(
    `attachment; filename="a_; filename=b.exe"; filename*=UTF-8''a%22%3B%20filename%3Db.exe`,
  );
  expect(attachment("it's (1)*.pdf")).toContain("filename*=UTF-8''it%27s%20%281%29%2A.pdf");
  expect(attachment('a\r\nset-cookie: b')).not.toMatch(/[\r\n]/);
});
