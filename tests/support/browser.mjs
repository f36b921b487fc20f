import chromiumPackage from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

/** Its emulated graphics card needs half a second for a frame and a core for a page at rest; a browser in one process dies with its first page. */
const unwanted = argument => /swiftshader|^--use-gl|^--ignore-gpu-blocklist|^--in-process-gpu|^--single-process/.test(argument);

const EMULATED = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** `hasGraphics`: with an emulated graphics card, for what is drawn by one; without it the pages have no WebGL. */
export const openBrowser = async ({ hasGraphics = false } = {}) =>
  chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: [
      ...chromiumPackage.args.filter(argument => !unwanted(argument)),
      ...(hasGraphics ? EMULATED : ['--disable-gpu', '--disable-3d-apis']),
    ],
    headless: true,
  });
