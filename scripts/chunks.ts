import { fileURLToPath } from 'node:url'

interface ModuleFacts {
  code: string | null
  importedIds: readonly string[]
}
export interface Modules {
  getModuleInfo: (id: string) => ModuleFacts | null
}

const fileAt = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
/** The barrel file of the component library. An importer depends only on the parts it names, not on all. */
const BARREL = /\/antd\/es\/index\.js$/
const BARREL_IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']antd["']/g
const fileOf = (name: string) =>
  `/${name.replaceAll(/(?<=[a-z])[A-Z]|[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase())}/index.js`

/** Returns a test for the modules that a module imports statically, directly or not, and the module itself. */
const reachedFrom = (entry: string) => {
  let reached: Set<string> | undefined
  return (id: string, modules: Modules): boolean => {
    if (!reached) {
      reached = new Set([entry])
      for (const one of reached) {
        const facts = modules.getModuleInfo(one)
        if (!facts) continue
        for (const next of facts.importedIds) {
          if (!BARREL.test(next)) reached.add(next)
          else
            for (const [, names = ''] of (facts.code ?? '').matchAll(BARREL_IMPORTS))
              for (const name of names.split(',').flatMap((part) => part.trim().split(' ')[0] || []))
                reached.add(next.replace('/index.js', fileOf(name)))
        }
      }
    }
    return reached.has(id)
  }
}

/** True for the modules of the HTTP client, which the log-in page loads without the shell. */
export const isOfHttp = reachedFrom(fileAt('api/http.ts'))
/** True for the modules of the first page after the log-in: the static imports of the shell and of home. */
export const isOfShell = reachedFrom(fileAt('app/shell/Shell.tsx'))
