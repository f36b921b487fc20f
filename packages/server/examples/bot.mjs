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
    case 'place': // x, y, the level and a direction to face; where that is not legal, the refusal names the nearest spot that is
      if (space.may && random(2) === 0) return [];
      return Array.from({ length: space.spots }, () => [
        random(9000),
        random(9000),
        ...space.parts.flatMap(part => (part === 'facing' ? [1000, 0] : [0])),
      ]).flat();
  }
};

const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`);
const send = message => socket.send(JSON.stringify(message));
socket.on('open', () => send({ type: 'hello', protocol: 4, match, secrets: [secret], name: 'Node' }));
const sent = []; // by id: what was answered, and to which question
const answer = (question, more) => send({ type: 'answer', id: sent.push(question) - 1, seat: question.seat, seq: question.seq, ...more });
socket.on('message', text => {
  const message = JSON.parse(text);
  if (message.type === 'bye') throw new Error(message.refusal.message);
  if (message.table?.ending) {
    console.log(JSON.stringify(message.table.ending));
    socket.close();
    return;
  }
  if (message.type === 'refused' && message.refusal.code === 'illegal') {
    const question = sent[message.id];
    answer(question, { answer: message.refusal.instead ?? (question.space.may ? [] : choose(question.space)) });
  }
  for (const { seat, pending } of message.views ?? []) {
    const own = pending?.asks.find(ask => ask.seat === seat);
    if (!own) continue;
    const question = { seat, seq: pending.seq, space: own.space };
    const partner = pending.joint !== undefined && pending.asks.find(ask => ask.seat !== seat && ask.answered); // on a joint question
    if (!own.answered) answer(question, { answer: partner ? partner.answer : choose(own.space) });
    else if (partner && pending.asks[0] === own) answer(question, { answer: own.answer, insist: true }); // the last word
  }
});
