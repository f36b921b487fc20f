import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CORPUS_SIZE, corpusAnswers } from '@cadre/geometry/corpus';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../tests/support/browser.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const recorded = (JSON.parse(readFileSync(here('./corpus.json'), 'utf8')) as { answers: string }).answers.split(' ');

/** The built package, on loopback, as the browser loads it. */
const served = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!/^\/[a-z/-]+\.js$/.test(path)) {
      response.writeHead(path === '/' ? 200 : 404, { 'content-type': 'text/html' }).end('<!doctype html><title>corpus</title>');
      return;
    }
    readFile(here(`../dist${path}`)).then(
      file => response.writeHead(200, { 'content-type': 'text/javascript' }).end(file),
      error => response.writeHead(404).end(String(error)),
    );
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return server;
};

describe('the recorded corpus', () => {
  it('has 6,000 answers, many of them different', () => {
    expect(CORPUS_SIZE).toBe(6000);
    expect(recorded).toHaveLength(CORPUS_SIZE);
    expect(new Set(recorded).size).toBeGreaterThan(CORPUS_SIZE / 3);
  });

  it('comes out the same here', () => expect(corpusAnswers()).toEqual(recorded));

  it('comes out the same in Chromium, to the bit', async () => {
    execFileSync(process.execPath, [here('../../../node_modules/typescript/bin/tsc'), '-b', here('..')]);
    const server = await served();
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const answers = await page.evaluate<string[]>("import('/corpus/corpus.js').then(corpus => corpus.corpusAnswers())");
      expect(answers).toEqual(recorded);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
