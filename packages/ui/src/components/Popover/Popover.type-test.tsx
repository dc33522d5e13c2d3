import { Popover } from './Popover.tsx';

const trigger = <button type="button" />;

export const named = (
  <Popover trigger={trigger} label="Filter">
    x
  </Popover>
);
export const unnamed = (
  // @ts-expect-error a popover has a name
  <Popover trigger={trigger}>x</Popover>
);
export const twice = (
  // @ts-expect-error one name, not two
  <Popover trigger={trigger} label="Filter" labelledBy="id">
    x
  </Popover>
);
export const stuck = (
  // @ts-expect-error who holds it open must hear that it wants to close
  <Popover trigger={trigger} label="Filter" open>
    x
  </Popover>
);
