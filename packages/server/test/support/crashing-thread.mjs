import { parentPort, threadId } from 'node:worker_threads';

// In place of the embedded database: it tells which thread it is, and dies of a question.
parentPort.on('message', asked => {
  if (asked.kind === 'close') parentPort.close();
  else if (asked.text === 'die') throw new Error('out of room');
  else parentPort.postMessage({ kind: 'rows', id: asked.id, rows: [threadId] });
});
parentPort.postMessage({ kind: 'ready' });
