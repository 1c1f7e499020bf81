/** Where assistants call; browsers find a page for people there. */
export const mcpPath = '/mcp'

export const mcpMethods = 'GET, HEAD, POST, OPTIONS'

/** Whether who reads there is a client of the protocol that opens a stream, and no browser. */
export const opensStream = ({ headers }: Request): boolean =>
  (headers.get('accept') ?? '').includes('text/event-stream')
