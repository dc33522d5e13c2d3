import { pageId } from '@esg/app-kit/pdf';
import { useEffect, useState } from 'react';

/** Number of the topmost page in sight, from 1 to `count`. */
export const usePageInSight = (count: number): number => {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const inSight = new Set<string>();
    const numbers = Array.from({ length: count }, (_, place) => place + 1);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = numbers.find((number) => inSight.has(pageId(number)));
        if (first) setPage(first);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const number of numbers) {
      const element = document.getElementById(pageId(number));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [count]);
  return page;
};
