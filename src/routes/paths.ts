/** One spelling for the paths of menus and routes: a leading slash, none at the end, no query; a child path may be relative to its parent's. */
export const normalPath = (path: unknown, parent = ''): string => {
  if (typeof path !== 'string') return ''
  const bare = path
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  if (bare === '') return ''
  return bare.startsWith('/') ? bare : `${parent}/${bare}`
}

/** The group of a path: its first segment. */
export const groupOf = (path: string): string => `/${path.split('/')[1] ?? ''}`
