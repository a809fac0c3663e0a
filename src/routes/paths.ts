/**
 * Normalises a path of a menu or route: leading slash, no trailing one, no query. A child path may be relative to its
 * parent. Returns '' for the root and for values that are not text.
 */
export const normalPath = (path: unknown, parent = ''): string => {
  if (typeof path !== 'string') return ''
  const bare = path
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  if (bare === '') return ''
  return bare.startsWith('/') ? bare : `${parent}/${bare}`
}

export const groupOf = (path: string): string => `/${path.split('/')[1] ?? ''}`
