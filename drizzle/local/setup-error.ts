/** A failure of the person's setting that one sentence explains: printed alone, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/** Runs a command's body; a failure goes to stderr and into the exit code. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exitCode = 1
  }
}
