import { appendFile } from 'node:fs/promises'

const { PROOF_SEED, PROOF_RECORD } = process.env

/** Where chance begins: another with `npm run prove -- --seed N`. */
export const proofSeed = Number(PROOF_SEED ?? 20_261_123)

/** How much is tried: a sample in `npm test`, the whole in `npm run prove`. */
export const proofCount = ({ sample, whole }: { sample: number; whole: number }): number =>
  PROOF_RECORD === undefined ? sample : whole

/** Tells `npm run prove` what a proof found, in words; `npm test` asks for none. */
export async function recordFigure(name: string, figure: string): Promise<void> {
  if (PROOF_RECORD !== undefined) {
    await appendFile(PROOF_RECORD, `${JSON.stringify({ name, figure })}\n`)
  }
}
