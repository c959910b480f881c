/** Rows that are drawn and measured together. */
export const BLOCK = 20;

/** Before any was drawn. In CSS pixels. */
const GUESS = 53;

/** Where the rows of a long table lie, of which few were ever drawn: measured where they were, else as high as those. */
export class RowHeights {
  readonly #blocks = new Map<number, number>();
  #measured = 0;

  /** The height of a whole block of rows. */
  setBlock(block: number, height: number): void {
    this.#measured += height - (this.#blocks.get(block) ?? 0);
    this.#blocks.set(block, height);
  }

  /** Nothing is as high as it was: the window has another width. */
  forget(): void {
    this.#blocks.clear();
    this.#measured = 0;
  }

  /** How far a row that begins a block lies below the first one, or the end of all below it. */
  offset(row: number): number {
    const whole = Math.floor(row / BLOCK);
    let sum = 0;
    for (let block = 0; block < whole; block += 1) sum += this.#heightOf(block);
    return sum + (row % BLOCK) * (this.#guess() / BLOCK);
  }

  /** The block at a distance below the first row. */
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
