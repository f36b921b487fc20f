import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels: less than this out of sight is only the room around the last thing. */
const SLACK = 8;
/** Whether a box that scrolls has more below what can be seen. */
export const useMore = (): { readonly ref: RefObject<HTMLDivElement | null>; readonly hasMore: boolean } => {
  const ref = useRef<HTMLDivElement>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = (): void => setMore(box.scrollHeight - box.scrollTop - box.clientHeight > SLACK);
    const sizes = new ResizeObserver(look);
    for (const each of [box, ...box.children]) sizes.observe(each);
    const content = new MutationObserver(() => {
      for (const each of box.children) sizes.observe(each);
      look();
    });
    content.observe(box, { childList: true });
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  return { ref, hasMore };
};
