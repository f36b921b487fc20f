// A bot for any game of Cadre: node bot.mjs http://HOST:PORT MATCH SECRET
import { WebSocket } from 'ws';

const [url, match, secret] = process.argv.slice(2);
const random = below => Math.floor(Math.random() * below);
const shuffled = xs =>
  xs
    .map(x => [Math.random(), x])
    .sort(([a], [b]) => a - b)
    .map(([, x]) => x);
const choose = space => {
  switch (space.kind) {
    case 'pick':
      return shuffled(space.options).slice(0, space.min + random(Math.min(space.max, space.options.length) - space.min + 1));
    case 'amount':
      return [space.min + random(space.max - space.min + 1)];
    case 'order':
      return shuffled(space.items);
  }
};

const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`);
const send = message => socket.send(JSON.stringify(message));
socket.on('open', () => send({ type: 'hello', protocol: 4, match, secrets: [secret], name: 'Node' }));
let id = 0;
socket.on('message', text => {
  const message = JSON.parse(text);
  if (message.type === 'bye') throw new Error(message.refusal.message);
  if (message.table?.ending) {
    console.log(JSON.stringify(message.table.ending));
    socket.close();
    return;
  }
  for (const { seat, pending } of message.views ?? [])
    for (const ask of pending?.asks ?? [])
      if (ask.seat === seat && !ask.answered) send({ type: 'answer', id: id++, seat, seq: pending.seq, answer: choose(ask.space) });
});
