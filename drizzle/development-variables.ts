import { readLocalSecrets } from './local-secrets.ts'
import { projectPath } from './project-root.ts'
import { secretsFileName } from './secrets-file.ts'

/** What `npx wrangler dev` gives the Worker beside the variables of wrangler.toml; git ignores it. */
export const developmentFile = projectPath(secretsFileName)

/** What that file needs. Nothing of it stands in wrangler.toml: it may reach no deployed site. */
export const readDevelopmentVariables = async (
  dataFolder: string,
): Promise<Record<string, string>> => ({
  ...(await readLocalSecrets(dataFolder)),
  // A page shows the source and the database as they are now.
  PAGE_CACHE: 'off',
  MENDED_BY: 'npm run db',
})
