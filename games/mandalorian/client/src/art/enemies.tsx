import type { ReactNode } from 'react';
import type { EnemyClass } from '#game/content/index';

const tone = (d: string): ReactNode => <path className="mando-tone" d={d} />;
const shade = (d: string): ReactNode => <path className="mando-shade" d={d} />;
const cut = (d: string): ReactNode => <path className="mando-cut" d={d} />;

/** Enemies of one token set belong together: hooded raiders, guild hunters, droids, troopers. */
const FAMILIES: Readonly<Record<string, ReactNode>> = {
  '1': (
    <>
      {shade('M-20 30c0-12 6-18 12-20h16c6 2 12 8 12 20z')}
      {tone('M-16 14c-2-20 4-36 16-36s18 16 16 36l-7-4H-9z')}
      {shade('M-9 8c-3-12 1-22 9-22S12-4 9 8l-4 4H-5z')}
      {cut('M-7-6a3.200 3.200 0 1 0 6.400 0 3.200 3.200 0 0 0-6.400 0zM.6-6a3.200 3.200 0 1 0 6.400 0A3.200 3.200 0 0 0 .6-6z')}
      {tone('M-7 2h14l-2 7H-5z')}
    </>
  ),
  '2': (
    <>
      {shade('M-21 30c0-11 6-17 13-19H8c7 2 13 8 13 19z')}
      {tone('M-22-12c6-3 10-4 12-4l3-8h14l3 8c2 0 6 1 12 4-6 3-13 4-22 4s-16-1-22-4z')}
      {shade('M-10-9h20v9c0 8-5 12-10 12S-10 8-10 0z')}
      {cut('M-7-5h5v3h-5zM2-5h5v3H2z')}
      {tone('M-12 2c8 3 16 3 24 0l-2 11c-6 4-14 4-20 0z')}
    </>
  ),
  '3': (
    <>
      {shade('M-18 30l3-15h30l3 15z')}
      {tone('M-3 8h6v8h-6z')}
      {tone('M-15-4c0-10 6-17 15-17s15 7 15 17v8l-5 5h-20l-5-5z')}
      {shade('M0-21c9 0 15 7 15 17v8l-5 5H0z')}
      {cut('M-11-6h22v6h-22z')}
      {tone('M-7-5h4v4h-4zM3-5h4v4H3z')}
      {tone('M-1-29h2v9h-2zM14-12h5v6h-5zM-19-12h5v6h-5z')}
      {cut('M-10 20h20v2h-20zM-11 25h22v2h-22z')}
    </>
  ),
  '4': (
    <>
      {shade('M-22 30c0-10 5-16 12-18h20c7 2 12 8 12 18z')}
      {tone('M0-24c11 0 16 8 16 18v8l-4 3v6l-6 4H-6l-6-4V5l-4-3v-8c0-10 5-18 16-18z')}
      {shade('M0-24c11 0 16 8 16 18v8l-4 3v6l-6 4H0z')}
      {cut('M-13-6c8-2 18-2 26 0v5l-9 2-4-3-4 3-9-2z')}
      {cut('M-5 7h10v3H-5zM-11 4l4 2v4l-4-2zM11 4L7 6v4l4-2z')}
    </>
  ),
};

const WEAPONS: Readonly<Record<EnemyClass, ReactNode>> = {
  melee: (
    <>
      <path className="mando-edge" d="M-27 24L25-22" />
      {tone('M-29 25l4-3 3 3-4 3zM17-19c2-8 9-12 15-11-1 6-4 12-11 15z')}
    </>
  ),
  blaster: (
    <>
      <path className="mando-edge" d="M-14 24L26 14" />
      {tone('M-18 24l18-5 2 7-6 1-2 5-5-1 1-4-6 2zM24 11l7-2 1 5-7 2z')}
    </>
  ),
  sharpshooter: (
    <>
      <path className="mando-edge" d="M-28 28L30-6" />
      {tone('M-30 27l10-8 6 5-9 8zM-6 9l12-7 3 4-12 7zM28-7l5-3v4z')}
    </>
  ),
};

const SPECIALS: Readonly<Record<string, ReactNode>> = {
  commander: (
    <>
      {shade('M-27 31c0-11 6-17 14-19h26c8 2 14 8 14 19z')}
      {tone('M-27 22h14v4h-14zM13 22h14v4H13z')}
      {tone('M-17-10l5-12c7-5 17-5 24 0l5 12c-11-4-23-4-34 0z')}
      {shade('M-19-9c12-5 26-5 38 0v4c-12-3-26-3-38 0z')}
      {tone('M-12-5c8-2 16-2 24 0v7c0 8-6 14-12 14S-12 10-12 2z')}
      {cut('M-9-1h6v3h-6zM3-1h6v3H3zM-4 9h8v2h-8zM-4-20h8v5h-8z')}
      {tone('M-5 18L0 31l5-13z')}
    </>
  ),
  beast: (
    <>
      {shade('M-31 30c0-20 9-32 31-32s31 12 31 32z')}
      {tone('M-24-2c-6-10-6-20-2-27 4 8 8 13 14 16zM24-2c6-10 6-20 2-27-4 8-8 13-14 16z')}
      {tone('M-20 2c2-12 9-18 20-18S18-10 20 2c1 12-7 24-20 24S-21 14-20 2z')}
      {cut('M-13 0l8 3-6 4zM13 0L5 3l6 4z')}
      {cut('M-13 12h26l-4 9H-9z')}
      {tone('M-11 12l2.500 5L-6 12zM-3 12l3 7 3-7zM6 12l2.500 5L11 12zM-8 21l2-4 2 4zM4 21l2-4 2 4z')}
    </>
  ),
  mark: (
    <>
      {shade('M-20 31c1-11 6-18 13-20H7c7 2 12 9 13 20z')}
      {tone('M0-24c9 0 13 6 13 14 0 12-6 22-13 22s-13-10-13-22c0-8 4-14 13-14z')}
      {shade('M-14-8c-1-12 5-18 14-18S15-20 14-8C10-14 6-15 0-15s-10 1-14 7z')}
      {cut('M-9-6h6v3h-6zM3-6h6v3H3zM-4 5h8v2h-8z')}
      {cut('M-20 22h40v2h-40zM-21 27h42v2h-42z')}
    </>
  ),
};
const STRANGER: ReactNode = tone('M0-20l18 36H-18z');

/** A face of the set's family with the weapon of its class; specials have a picture of their own. */
export const EnemyFigure = (props: { readonly family: string; readonly weapon: EnemyClass | null; readonly special: string }) => {
  if (props.special !== '') return SPECIALS[props.special] ?? STRANGER;
  return (
    <>
      {FAMILIES[props.family] ?? STRANGER}
      {props.weapon && WEAPONS[props.weapon]}
    </>
  );
};

export const FEATURES: Readonly<Record<string, ReactNode>> = {
  medpac: (
    <>
      {shade('M-20-14h40v32h-40z')}
      {tone('M-20-14h40v8h-40zM-8-20h16v6h-4v-2H-4v2h-4z')}
      {tone('M-4-2h8v6h6v7h-6v6h-8v-6h-6V4h6z')}
    </>
  ),
  asset: (
    <>
      {shade('M-22 4c0-14 10-24 22-24S22-10 22 4z')}
      {tone('M-24 4h48c0 12-10 18-24 18S-24 16-24 4z')}
      {cut('M-14-2c1-8 6-13 14-13s13 5 14 13z')}
      {tone('M-5-3a3 3.500 0 1 0 6 0 3 3.500 0 0 0-6 0zM-13-8l7 4v3zM9-8L3-4v3z')}
      {cut('M-14 10h28v2h-28z')}
    </>
  ),
  empty: <path className="mando-edge" d="M-16-16h32v32h-32zM-16-16l32 32M16-16l-32 32" />,
  crate: (
    <>
      {shade('M-20-8L0-18 20-8v20L0 22-20 12z')}
      {tone('M-20-8L0-18 20-8 0 2z')}
      {tone('M-3 3.500V20l-5-2.500V1zM8 1v16.500L3 20V3.500z')}
    </>
  ),
  speeder: (
    <>
      {shade('M-28 6l10-8h22l8-8h6l-4 10 14 4-2 6h-48z')}
      {tone('M-28 6h54l-2 5h-46z')}
      {tone('M12-10l8-2v4l-5 3zM-20 13h12v4h-12zM8 13h12v4H8z')}
    </>
  ),
  keycard: (
    <>
      {shade('M-20-14h40v28h-40z')}
      {tone('M-20-14h40v7h-40zM-15-2h12v11h-12z')}
      {tone('M2 0h13v3H2zM2 6h13v3H2z')}
    </>
  ),
  detonator: (
    <>
      {shade('M0-16a18 18 0 1 0 0 36 18 18 0 0 0 0-36z')}
      {tone('M-18 0h36v5h-36zM-4-24h8v9h-8z')}
      {tone('M0-6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z')}
    </>
  ),
  prisoner: (
    <>
      {shade('M-18 26c1-12 6-18 18-18s17 6 18 18z')}
      {tone('M0-20c7 0 11 5 11 12S7 8 0 8-11-1-11-8s4-12 11-12z')}
      {cut('M-18-26h3v54h-3zM-7-26h3v54h-3zM4-26h3v54H4zM15-26h3v54h-3z')}
    </>
  ),
  salvage: (
    <>
      {shade('M0-20l5 6 8-2 1 8 7 4-4 7 4 7-7 4-1 8-8-2-5 6-5-6-8 2-1-8-7-4 4-7-4-7 7-4 1-8 8 2z')}
      {tone('M0-12a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12z')}
    </>
  ),
};
export const FeatureFigure = ({ feature }: { readonly feature: string }) => FEATURES[feature] ?? STRANGER;
