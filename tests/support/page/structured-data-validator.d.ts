/** The package comes without types of its own. */
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames?: string[] }

  export default class Validator {
    validate: (data: { jsonld: Partial<Record<string, object[]>> }) => Promise<Issue[]>
  }
}
