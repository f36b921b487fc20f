import type { ReactNode } from 'react';

/** Busts in two tones on a field from -32 to 32: `mando-tone` is the figure, `mando-shade` what lies in its shadow. */
const tone = (d: string): ReactNode => <path className="mando-tone" d={d} />;
const shade = (d: string): ReactNode => <path className="mando-shade" d={d} />;
const cut = (d: string): ReactNode => <path className="mando-cut" d={d} />;

const PORTRAITS: Readonly<Record<string, ReactNode>> = {
  // a smooth dome, a narrow slit
  mandalorian: (
    <>
      {shade('M-25 32c1-9 8-13 14-14h22c6 1 13 5 14 14z')}
      {tone('M-22 32c1-6 5-9 9-10l7 10zM22 32c-1-6-5-9-9-10l-7 10z')}
      {tone('M0-28c10 0 16 7 16 17v14c0 3-1 6-3 8l-4 9c-2 3-16 3-18 0l-4-9c-2-2-3-5-3-8v-14c0-10 6-17 16-17z')}
      {shade('M0-28c10 0 16 7 16 17v14c0 3-1 6-3 8l-4 9c-1 2-5 2-9 2z')}
      {cut('M-13-9c4-1 8-1 13-1s9 0 13 1l-1 6c-3-1-6-1-9-1v17h-6V-4c-3 0-6 0-9 1z')}
      {cut('M-10 8l2 7-2-2zM10 8l-2 7 2-2z')}
    </>
  ),
  // the same slit in a block of a helmet, a heavy yoke, a cannon
  paz: (
    <>
      {shade('M-31 32V15l9-5h44l9 5v17z')}
      {tone('M-31 17l9-5 6 8-5 12h-10zM31 17l-9-5-6 8 5 12h10z')}
      {tone('M18 10V-22h6V-30h5v8h2V10z')}
      {tone('M-1-26c11 0 17 5 17 15v17l-6 12h-22l-6-12v-17c0-10 6-15 17-15z')}
      {shade('M-1-26c11 0 17 5 17 15v17l-6 12H-1z')}
      {cut('M-15-9h28v6h-10v18h-8V-3h-10z')}
      {cut('M-14 4l3 8h-2zM12 4l-3 8h2z')}
    </>
  ),
  // a column of sensors
  ig11: (
    <>
      {shade('M-24 32c0-6 4-10 10-11h28c6 1 10 5 10 11z')}
      {tone('M-4 14h8v9h-8z')}
      {tone('M-8-27h16l3 6v4h-22v-4z')}
      {shade('M-12-16h24v9h-24z')}
      {tone('M-10-6h20v11h-20z')}
      {shade('M-8 6h16l-2 9h-12z')}
      {cut(
        'M-8-12.500a2.200 2.200 0 1 0 4.400 0 2.200 2.200 0 0 0-4.400 0zM3-12.500a2.200 2.200 0 1 0 4.400 0 2.200 2.200 0 0 0-4.400 0zM-2-1a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM-8-2h4v2h-4z',
      )}
      {tone('M-1-32h2v6h-2zM13-20h5v2h-5zM-18-12h6v2h-6z')}
      {tone('M-22 32l4-8 6-1-2 9zM22 32l-4-8-6-1 2 9z')}
    </>
  ),
  // head tails thrown back, a sharp grin
  xian: (
    <>
      {shade('M-22 32c2-8 8-12 13-13h18c5 1 11 5 13 13z')}
      {shade(
        'M-11-16c-10 4-16 14-15 30 1 8 4 12 8 12 1-6-3-14-1-22 1-6 5-9 9-11zM11-16c10 4 16 14 15 30-1 8-4 12-8 12-1-6 3-14 1-22-1-6-5-9-9-11z',
      )}
      {tone('M0-26c8 0 13 6 13 15 0 14-6 28-13 31-7-3-13-17-13-31 0-9 5-15 13-15z')}
      {shade('M-13-13c4-4 9-6 13-6s9 2 13 6c0-8-5-14-13-14s-13 6-13 14z')}
      {cut('M-9-6l7 3-6 2zM9-6l-7 3 6 2z')}
      {cut('M-6 8c4 2 8 2 12 0l-2 4-1.500-2-1.500 2.600L-.5 10l-1.500 2.600L-4 10z')}
    </>
  ),
  // horns and a jaw
  burg: (
    <>
      {shade('M-32 32c0-12 8-17 18-19h28c10 2 18 7 18 19z')}
      {tone('M-12-16c-6-3-9-8-8-15 4 5 8 8 13 9zM12-16c6-3 9-8 8-15-4 5-8 8-13 9z')}
      {tone('M0-24c11 0 16 7 16 18v10c0 10-8 16-16 16s-16-6-16-16V-6c0-11 5-18 16-18z')}
      {shade('M0-24c11 0 16 7 16 18v10c0 10-8 16-16 16z')}
      {shade('M-22-2l7-3v9zM22-2l-7-3v9z')}
      {cut('M-12-7l10 4v3c-5 1-9-1-10-7zM12-7L2-3v3c5 1 9-1 10-7z')}
      {cut('M-9 9h18l-3 5H-6z')}
      {tone('M-6 9l1.500 3L-3 9zM3 9l1.500 3L6 9z')}
    </>
  ),
  // bald, bearded, and a third arm with a gun over the shoulder
  mayfeld: (
    <>
      {shade('M-26 32c1-9 7-13 14-14h24c7 1 13 5 14 14z')}
      {tone('M14 20l5-26h5l-2 26zM14-12h18v4l-8 1-1 4h-6z')}
      {tone('M-2-26c9 0 14 6 14 15v8c0 10-6 18-14 18s-14-8-14-18v-8c0-9 5-15 14-15z')}
      {shade('M-16-2c2 4 5 5 7 6 4-3 10-3 14 0 2-1 5-2 7-6 1 12-6 20-14 20S-17 10-16-2z')}
      {cut('M-11-7h7v3h-7zM0-7h7v3H0zM-6 9h8v2h-8z')}
      {tone('M-22 32c1-5 4-8 8-9l6 9z')}
    </>
  ),
  // a high collar and a cape, a trimmed beard
  greef: (
    <>
      {shade('M-30 32c0-10 6-18 14-20l6 8h20l6-8c8 2 14 10 14 20z')}
      {tone('M-17 11c-3 5-3 11-2 21h9l-2-14zM17 11c3 5 3 11 2 21h-9l2-14z')}
      {tone('M0-22c9 0 13 5 13 13v8c0 9-6 17-13 17S-13 8-13-1v-8c0-8 4-13 13-13z')}
      {shade('M-14-8c-2-12 4-19 14-19s16 7 14 19c-2-3-3-6-4-9-6 2-14 2-20 0-1 3-2 6-4 9z')}
      {shade('M-12 3c3 2 6 1 12 1s9 1 12-1c0 8-6 14-12 14S-12 11-12 3z')}
      {cut('M-10-6h7v3h-7zM3-6h7v3H3zM-4 9h8v2h-8z')}
    </>
  ),
  // short hair to one side, a braid, a stripe under the eye, shoulder plates
  cara: (
    <>
      {shade('M-24 32c1-8 7-13 13-14h22c6 1 12 6 13 14z')}
      {tone('M-31 32c-1-9 4-15 12-16l5 6-4 10zM31 32c1-9-4-15-12-16l-5 6 4 10z')}
      {tone('M0-22c9 0 13 6 13 14v6c0 10-7 18-13 18S-13 8-13-2v-6c0-8 4-14 13-14z')}
      {shade('M-15 4c-4-18 2-31 15-31 14 0 19 12 15 30-1-8-3-13-6-17-5 2-11 3-17 2-3 4-5 9-7 16z')}
      {shade('M-15 2l4 2-1 16-4-4z')}
      {cut('M-9-3h6v3h-6zM3-3h6v3H3zM-4 9h8v2h-8z')}
      {cut('M6 3h3v2H6zM6 6h3v2H6z')}
    </>
  ),
};

/** Whoever has no picture is still a person. */
const SOMEBODY: ReactNode = (
  <>
    {shade('M-24 32c1-9 8-14 14-15h20c6 1 13 6 14 15z')}
    {tone('M0-24c8 0 13 6 13 14S8 14 0 14s-13-16-13-24 5-14 13-14z')}
  </>
);

export const Portrait = ({ character }: { readonly character: string }) => PORTRAITS[character] ?? SOMEBODY;

export const ChildFigure = () => (
  <>
    {shade('M-13 30c0-12 4-18 13-18s13 6 13 18z')}
    {tone('M-30-11c6 0 12 2 17 6 2-6 7-9 13-9s11 3 13 9c5-4 11-6 17-6-3 9-9 14-17 15-2 6-7 10-13 10S-11 10-13 4c-8-1-14-6-17-15z')}
    {shade('M-25-8c5 1 9 3 12 6v3c-6-1-10-4-12-9zM25-8c-5 1-9 3-12 6v3c6-1 10-4 12-9z')}
    {cut('M-8-3a3 3.800 0 1 0 6 0 3 3.800 0 0 0-6 0zM2-3a3 3.800 0 1 0 6 0 3 3.800 0 0 0-6 0zM-3 7h6v1.500h-6z')}
    {tone('M-7 16h14l-3 14H-4z')}
  </>
);
