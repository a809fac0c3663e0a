import { fileURLToPath } from 'node:url'

/** What the bundler knows of a module. */
interface ModuleFacts {
  code: string | null
  importedIds: readonly string[]
}
/** What a group of chunks is given by the bundler, as far as it is needed here. */
export interface Modules {
  getModuleInfo: (id: string) => ModuleFacts | null
}

const SHELL = fileURLToPath(new URL('../src/app/shell/Shell.tsx', import.meta.url))
/** The file that names all parts of the component library: who imports from it needs the parts it names, not all. */
const BARREL = /\/antd\/es\/index\.js$/
const BARREL_IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']antd["']/g
const fileOf = (name: string) =>
  `/${name.replaceAll(/(?<=[a-z])[A-Z]|[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase())}/index.js`

let reached: Set<string> | undefined
/** Whether a module is needed before the first page after the log-in stands: what the shell, and home with it, import at once. */
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
