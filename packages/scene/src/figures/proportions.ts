/** Lengths as shares of the height from sole to crown. Heads and hands are larger than life: they are what one sees. */
export interface Proportions {
  readonly thigh: number;
  readonly shin: number;
  readonly ankle: number;
  /** From the hips to the line of the shoulders, and from there to where the head sits. */
  readonly spine: number;
  readonly neck: number;
  readonly head: number;
  /** Half of what lies between the shoulders and between the hips. */
  readonly shoulders: number;
  readonly hips: number;
  readonly upperArm: number;
  readonly foreArm: number;
  /** How thick limbs and trunk are. */
  readonly girth: number;
  /** In inches, unless the recipe says. */
  readonly height: number;
}
const HUMAN: Proportions = {
  ...{ thigh: 0.224, shin: 0.206, ankle: 0.048, spine: 0.292, neck: 0.038, head: 0.192 },
  ...{ shoulders: 0.128, hips: 0.062, upperArm: 0.158, foreArm: 0.14, girth: 1, height: 1.5 },
};
export const PROPORTIONS = {
  human: HUMAN,
  child: { ...HUMAN, thigh: 0.2, shin: 0.185, spine: 0.3, neck: 0.035, head: 0.232, shoulders: 0.115, height: 1.05 },
  small: {
    ...HUMAN,
    thigh: 0.14,
    shin: 0.13,
    ankle: 0.05,
    spine: 0.31,
    neck: 0.03,
    head: 0.34,
    shoulders: 0.14,
    hips: 0.08,
    upperArm: 0.13,
    foreArm: 0.12,
    girth: 1.25,
    height: 0.78,
  },
  wookiee: {
    ...HUMAN,
    thigh: 0.225,
    shin: 0.21,
    spine: 0.325,
    neck: 0.03,
    head: 0.165,
    shoulders: 0.132,
    upperArm: 0.185,
    foreArm: 0.165,
    girth: 1.14,
    height: 1.82,
  },
  ewok: {
    ...HUMAN,
    thigh: 0.13,
    shin: 0.12,
    ankle: 0.055,
    spine: 0.34,
    neck: 0.025,
    head: 0.33,
    shoulders: 0.15,
    hips: 0.095,
    upperArm: 0.155,
    foreArm: 0.135,
    girth: 1.5,
    height: 0.98,
  },
  hulk: { ...HUMAN, spine: 0.32, neck: 0.03, head: 0.155, shoulders: 0.15, upperArm: 0.175, foreArm: 0.155, girth: 1.22, height: 1.66 },
  b1: {
    ...HUMAN,
    thigh: 0.232,
    shin: 0.23,
    ankle: 0.04,
    spine: 0.262,
    neck: 0.075,
    head: 0.165,
    shoulders: 0.112,
    hips: 0.058,
    upperArm: 0.17,
    foreArm: 0.165,
    girth: 0.7,
    height: 1.58,
  },
  b2: {
    ...HUMAN,
    thigh: 0.205,
    shin: 0.2,
    ankle: 0.05,
    spine: 0.36,
    neck: 0.02,
    head: 0.1,
    shoulders: 0.19,
    hips: 0.075,
    upperArm: 0.19,
    foreArm: 0.2,
    girth: 1.1,
    height: 1.62,
  },
  slim: {
    ...HUMAN,
    thigh: 0.24,
    shin: 0.232,
    ankle: 0.04,
    spine: 0.275,
    neck: 0.055,
    head: 0.155,
    shoulders: 0.125,
    hips: 0.06,
    upperArm: 0.175,
    foreArm: 0.165,
    girth: 0.8,
    height: 1.72,
  },
  protocol: { ...HUMAN, girth: 0.92, height: 1.48 },
  grievous: {
    ...HUMAN,
    thigh: 0.25,
    shin: 0.24,
    ankle: 0.045,
    spine: 0.265,
    neck: 0.045,
    head: 0.15,
    shoulders: 0.15,
    hips: 0.065,
    upperArm: 0.19,
    foreArm: 0.18,
    girth: 0.85,
    height: 1.85,
  },
  astromech: { ...HUMAN, height: 1.02 },
  worker: {
    ...HUMAN,
    thigh: 0.17,
    shin: 0.17,
    ankle: 0.045,
    spine: 0.33,
    neck: 0.05,
    head: 0.2,
    shoulders: 0.16,
    hips: 0.07,
    upperArm: 0.18,
    foreArm: 0.17,
    girth: 1.1,
    height: 1.4,
  },
  medic: { ...HUMAN, height: 1.35 },
  pram: { ...HUMAN, height: 1 },
  beast: { ...HUMAN, height: 1.3 },
  hovering: { ...HUMAN, height: 1.3 },
  vehicle: { ...HUMAN, height: 2 },
} as const satisfies Record<string, Proportions>;
export type BodyName = keyof typeof PROPORTIONS;
