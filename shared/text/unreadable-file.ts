/** A file that cannot be read. The message says why, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
