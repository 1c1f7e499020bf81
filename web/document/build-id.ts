/** Changes with every build: a page of one names files of that one. */
export const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'unbuilt'
