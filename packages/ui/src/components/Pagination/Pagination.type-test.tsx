import { Pagination } from './Pagination.tsx';

const labels = { previous: 'Previous', next: 'Next', page: () => 'Page' };
const base = { label: 'Pages', page: 1, pages: 9, labels };

export const byPress = <Pagination {...base} onChange={() => {}} />;
export const byLink = <Pagination {...base} linkTo={(page) => <a href={`?page=${page}`}>{page}</a>} />;
// @ts-expect-error a page is reached somehow
export const noWay = <Pagination {...base} />;
// @ts-expect-error and in one way
export const bothWays = <Pagination {...base} onChange={() => {}} linkTo={() => <a href="#x">x</a>} />;
