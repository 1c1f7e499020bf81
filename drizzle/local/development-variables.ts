import { readDatabaseTokens } from './database-tokens.ts'
import { readLocalSecrets } from './local-secrets.ts'
import { projectPath } from './project-root.ts'
import { readSecretsFile, secretsFileName } from './secrets-file.ts'

/** What `npx wrangler dev` gives the Worker beside the variables of wrangler.toml; git ignores it. */
export const developmentFile = projectPath(secretsFileName)

/** What that file needs. Nothing of it stands in wrangler.toml: it may reach no deployed site. */
export const readDevelopmentVariables = async (
  dataFolder: string,
): Promise<Record<string, string>> => ({
  ...(await readLocalSecrets(dataFolder)),
  ...(await readTokens(dataFolder)),
  // A page shows the source and the database as they are now.
  PAGE_CACHE: 'off',
  SETUP_HINT: 'npm run db',
})

/** Those of the local database; none where the file names another, which would refuse them. */
async function readTokens(dataFolder: string): Promise<Record<string, string>> {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = await readSecretsFile(developmentFile)
  const { authToken, readToken } = await readDatabaseTokens(dataFolder)
  const isElsewhere =
    DATABASE_URL !== undefined && !/^http:\/\/(?:127\.|localhost)/.test(DATABASE_URL)
  const hasOther = DATABASE_AUTH_TOKEN !== undefined && DATABASE_AUTH_TOKEN !== authToken
  if (isElsewhere || hasOther) return {}
  return { DATABASE_AUTH_TOKEN: authToken, DATABASE_READ_TOKEN: readToken }
}
