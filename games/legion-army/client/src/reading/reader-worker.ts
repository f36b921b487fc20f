import { readList } from '@cadre/legion-army/roster';

/** Reads pasted texts away from the page's own thread: nonsense may take a second, and more on a phone. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readList(data)));
