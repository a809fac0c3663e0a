import { fileURLToPath } from 'node:url'

interface ModuleFacts {
  code: string | null
  importedIds: readonly string[]
}
export interface Modules {
  getModuleInfo: (id: string) => ModuleFacts | null
}

const SHELL = fileURLToPath(new URL('../src/app/shell/Shell.tsx', import.meta.url))
/** The barrel file of the component library. An importer depends only on the parts it names, not on all. */
const BARREL = /\/antd\/es\/index\.js$/
const BARREL_IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']antd["']/g
const fileOf = (name: string) =>
  `/${name.replaceAll(/(?<=[a-z])[A-Z]|[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase())}/index.js`

let reached: Set<string> | undefined
/**
 * Returns true if a module is needed for the first page after the log-in: the static imports of the shell and of
 * home.
 */
export const isOfShell = (id: string, modules: Modules): boolean => {
  if (!reached) {
    reached = new Set([SHELL])
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
