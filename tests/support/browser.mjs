import chromiumPackage from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

/** Its emulated graphics card needs half a second for a frame and a core for a page at rest; a browser in one process dies with its first page. */
const unwanted = argument => /swiftshader|^--use-gl|^--ignore-gpu-blocklist|^--in-process-gpu|^--single-process/.test(argument);

export const openBrowser = async () =>
  chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: [...chromiumPackage.args.filter(argument => !unwanted(argument)), '--disable-gpu'],
    headless: true,
  });
