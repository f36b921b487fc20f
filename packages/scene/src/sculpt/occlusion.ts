/** How much of a mesh lies close before a point of its surface: where a wash would gather. */
export type Recess = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

const MOST_CELLS = 56;
const STEPS = [1.3, 2.3, 3.6];

/** Counts the surface in the cells of a grid. `positions` are triangles, three corners each. */
export const recessOf = (positions: ArrayLike<number>, finest: number): Recess => {
  const low = [Infinity, Infinity, Infinity],
    high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const p = positions[i]!;
    if (p < low[i % 3]!) low[i % 3] = p;
    if (p > high[i % 3]!) high[i % 3] = p;
  }
  const cell = Math.max(finest, Math.max(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!) / MOST_CELLS);
  const [nx, ny, nz] = [0, 1, 2].map(k => Math.ceil((high[k]! - low[k]!) / cell) + 3) as [number, number, number];
  const field = new Float32Array(nx * ny * nz);
  const index = (x: number, y: number, z: number): number => {
    const [i, j, k] = [Math.floor((x - low[0]!) / cell) + 1, Math.floor((y - low[1]!) / cell) + 1, Math.floor((z - low[2]!) / cell) + 1];
    return i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz ? -1 : (k * ny + j) * nx + i;
  };
  for (let t = 0; t < positions.length; t += 9) {
    const [ax, ay, az] = [positions[t]!, positions[t + 1]!, positions[t + 2]!];
    const [bx, by, bz] = [positions[t + 3]!, positions[t + 4]!, positions[t + 5]!];
    const [cx, cy, cz] = [positions[t + 6]!, positions[t + 7]!, positions[t + 8]!];
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    const area = Math.sqrt((uy * vz - uz * vy) ** 2 + (uz * vx - ux * vz) ** 2 + (ux * vy - uy * vx) ** 2) / 2;
    const n = Math.min(12, Math.max(1, Math.ceil(Math.sqrt(area) / (0.7 * cell))));
    const share = area / (cell * cell) / ((n * (n + 1)) / 2);
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n - i; j++) {
        const [u, v] = [(i + 0.33) / n, (j + 0.33) / n];
        const at = index(ax + ux * u + vx * v, ay + uy * u + vy * v, az + uz * u + vz * v);
        if (at >= 0) field[at] = Math.min(1, field[at]! + share);
      }
  }
  const density = (x: number, y: number, z: number): number => {
    const [gx, gy, gz] = [(x - low[0]!) / cell + 0.5, (y - low[1]!) / cell + 0.5, (z - low[2]!) / cell + 0.5];
    const [i, j, k] = [Math.floor(gx), Math.floor(gy), Math.floor(gz)];
    if (i < 0 || j < 0 || k < 0 || i + 1 >= nx || j + 1 >= ny || k + 1 >= nz) return 0;
    const [fx, fy, fz] = [gx - i, gy - j, gz - k];
    const at = (k * ny + j) * nx + i;
    const row = (from: number): number => field[from]! * (1 - fx) + field[from + 1]! * fx;
    const layer = (from: number): number => row(from) * (1 - fy) + row(from + nx) * fy;
    return layer(at) * (1 - fz) + layer(at + nx * ny) * fz;
  };
  return (x, y, z, dx, dy, dz) => {
    let sum = 0;
    for (const step of STEPS) sum += density(x + dx * step * cell, y + dy * step * cell, z + dz * step * cell);
    return Math.min(1, sum / 1.6);
  };
};
