/** A method as it is called from afar: its answer has to be waited for. */
type Asked<Method> = Method extends (...question: infer Question) => infer Answer
  ? (...question: Question) => Promise<Awaited<Answer>>
  : never

/** The platform's objects of one class (Durable Objects), by name; `alarm` is for the platform to call. */
export type Objects<Class> = {
  getByName: (name: string) => { [Method in Exclude<keyof Class, 'alarm'>]: Asked<Class[Method]> }
}

/** How many bytes are free where the site stores: told by a machine of one's own, and by no platform. */
export type Disk = PublishedFiles

/** Asks for addresses elsewhere on behalf of the Worker: a program beside it, on a machine of one's own. */
export type LinkService = { fetch: (url: string, init: RequestInit) => Promise<Response> }

/** The files that the site publishes, by their address. */
export type PublishedFiles = { fetch: (url: string) => Promise<Response> }
