/** Where assistants call; browsers find a page for people there. */
export const mcpPath = '/mcp'

export const mcpMethods = 'GET, HEAD, POST, OPTIONS'

/** Whether a client of the protocol asks for a stream, and no browser for the page. */
export const opensStream = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/event-stream') &&
  new URL(request.url).pathname === mcpPath
