/** Keeps what is logged, line by line. */
export class MemoryLines {
  readonly all: Record<string, unknown>[] = [];
  write(line: string): void {
    this.all.push(JSON.parse(line) as Record<string, unknown>);
  }
}
