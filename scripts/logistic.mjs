// Logistic regression towards a prior, by Newton's method: small enough to read, exact enough for a few dozen weights.
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const chance = x => 1 / (1 + Math.exp(-x));
/** Solves a symmetric positive definite system by elimination. */
const solve = (matrix, right) => {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const n = rows.length;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const share = rows[j][i] / rows[i][i];
      if (share !== 0) for (let c = i; c <= n; c++) rows[j][c] -= share * rows[i][c];
    }
  const found = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i--) found[i] = (rows[i][n] - dot(rows[i].slice(i + 1, n), found.slice(i + 1))) / rows[i][i];
  return found;
};
const spreadOf = values => {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length);
  return spread < 1e-9 ? 1 : spread;
};
const STEPS = 30;
/** Weights for samples that are scaled already. Those that `isFixed` stay what the prior says. */
const newton = (samples, { ridges, priors }, isFixed) => {
  const size = priors.length;
  let weights = [...priors];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((w, i) => ridges[i] * (priors[i] - w));
    const bend = ridges.map((ridge, i) => Array.from({ length: size }, (_, j) => (i === j ? ridge : 0)));
    for (const { at, x, y, weight } of samples) {
      let sum = 0;
      for (let n = 0; n < at.length; n++) sum += x[n] * weights[at[n]];
      const p = chance(sum);
      const curve = weight * Math.max(1e-4, p * (1 - p));
      for (let n = 0; n < at.length; n++) {
        slope[at[n]] += weight * (y - p) * x[n];
        for (let m = 0; m < at.length; m++) bend[at[n]][at[m]] += curve * x[n] * x[m];
      }
    }
    const free = [...isFixed.keys()].filter(i => !isFixed[i]);
    const change = solve(
      free.map(i => free.map(j => bend[i][j])),
      free.map(i => slope[i]),
    );
    weights = [...weights];
    for (const [n, i] of free.entries()) weights[i] += change[n];
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return weights;
};
/**
 * The weights of these samples `{ x, y, weight }`. Each column has a prior, a ridge that pulls towards it, a known direction (1, -1; 0 for either) and the
 * rows that it counts in. A weight against its direction is chance: the worst goes back to its prior until there is none.
 */
export const regress = (samples, columns) => {
  const spreads = columns.map(({ isIn }, i) => spreadOf(samples.filter(isIn).map(({ x }) => x[i])));
  const scaled = samples.map(({ x, y, weight }) => {
    const at = [...x.keys()].filter(i => x[i] !== 0);
    return { at, x: at.map(i => x[i] / spreads[i]), y, weight };
  });
  const terms = { ridges: columns.map(({ ridge }) => ridge), priors: columns.map(({ prior }, i) => prior * spreads[i]) };
  const isFixed = columns.map(() => false);
  for (;;) {
    const weights = newton(scaled, terms, isFixed);
    const along = weights.map((w, i) => (isFixed[i] ? 0 : w * columns[i].direction));
    const worst = Math.min(...along);
    if (worst >= 0) return weights.map((w, i) => w / spreads[i]);
    isFixed[along.indexOf(worst)] = true;
  }
};
/** How weights do on samples that they do not know: the mean log loss, and how often a position that won looks better than one that lost. */
export const quality = (samples, weights) => {
  const guessed = samples.map(({ x, y, weight }) => ({ p: chance(dot(x, weights)), y, weight }));
  const total = guessed.reduce((sum, { weight }) => sum + weight, 0);
  const lossOf = ({ p, y }) => -y * Math.log(Math.max(1e-4, p)) - (1 - y) * Math.log(Math.max(1e-4, 1 - p));
  const loss = guessed.reduce((sum, each) => sum + each.weight * lossOf(each), 0) / total;
  let [won, lost, ranks] = [0, 0, 0];
  for (const { y } of guessed.toSorted((a, b) => a.p - b.p))
    if (y > 0.5) {
      won++;
      ranks += lost;
    } else lost++;
  return { loss, ranked: ranks / Math.max(1, won * lost) };
};
