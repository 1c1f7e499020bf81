/** A failure of the whole request, as JSON-RPC words one that belongs to no call. */
export const rpcFailure = (status: number, code: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status })
