import { useEffect, useState } from 'react';

/** Id of the topmost page in sight. */
export const useVisiblePage = (ids: readonly string[]): string | undefined => {
  const [visible, setVisible] = useState(ids[0]);
  const all = ids.join();
  useEffect(() => {
    const inSight = new Set<string>();
    const order = all.split(',');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = order.find((id) => inSight.has(id));
        if (first) setVisible(first);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const id of order) {
      const page = document.getElementById(id);
      if (page) observer.observe(page);
    }
    return () => observer.disconnect();
  }, [all]);
  return visible;
};
