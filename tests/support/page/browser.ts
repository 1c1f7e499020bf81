import { existsSync } from 'node:fs'

type BrowserLaunch = {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/**
 * As root there is no sandbox, and a container's /dev/shm may be tiny. What paints has no process of its
 * own: a page costs a tenth less.
 */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--in-process-gpu']

const installedPaths = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The npm package's is made for servers: a page costs it half of what it costs an installed one. */
const hasPackage = process.platform === 'linux' && process.arch === 'x64'

/**
 * How to launch a Chromium: the one that CHROMIUM_PATH names, the one that an npm package carries
 * (Linux x64), else an installed one.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  const named = process.env.CHROMIUM_PATH
  if (!named && hasPackage) return packagedBrowser()
  const executablePath = named || installedPaths.find((path) => existsSync(path))
  if (!executablePath) throw new Error('Install Chrome, or name a Chromium in CHROMIUM_PATH')
  return { executablePath, args, env: environment() }
}

async function packagedBrowser(): Promise<BrowserLaunch> {
  const libraryPath = process.env.LD_LIBRARY_PATH
  const runtime = process.env.AWS_LAMBDA_JS_RUNTIME
  try {
    // Makes the package unpack its own NSS libraries, which a bare machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    return { executablePath, args, env: environment() }
  } finally {
    // The libraries are for the browser alone.
    restore('LD_LIBRARY_PATH', libraryPath)
    restore('AWS_LAMBDA_JS_RUNTIME', runtime)
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name)
  else process.env[name] = value
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
