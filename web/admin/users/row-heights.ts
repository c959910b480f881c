/** Rows measured together. */
export const BLOCK = 20;

/** CSS pixels, before any row is measured. */
const GUESS = 53;

/** Heights of a long table's rows: measured if drawn, else the average. */
export class RowHeights {
  readonly #blocks = new Map<number, number>();
  #measured = 0;

  setBlock(block: number, height: number): void {
    this.#measured += height - (this.#blocks.get(block) ?? 0);
    this.#blocks.set(block, height);
  }

  /** Heights change with the window's width. */
  forget(): void {
    this.#blocks.clear();
    this.#measured = 0;
  }

  offset(row: number): number {
    const whole = Math.floor(row / BLOCK);
    let sum = 0;
    for (let block = 0; block < whole; block += 1) sum += this.#heightOf(block);
    return sum + (row % BLOCK) * (this.#guess() / BLOCK);
  }

  blockAt(distance: number): number {
    let block = 0;
    for (let sum = this.#heightOf(0); sum <= distance; sum += this.#heightOf(block)) block += 1;
    return block;
  }

  #heightOf(block: number): number {
    return this.#blocks.get(block) ?? this.#guess();
  }

  #guess(): number {
    return this.#blocks.size === 0 ? GUESS * BLOCK : this.#measured / this.#blocks.size;
  }
}
