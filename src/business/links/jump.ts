import { jumpType } from '@/entities/content/shared'
import { parseJson, prop } from '@/lib/json'
import { plain } from '@/kit/show/format'
import type { ContentKind } from './sources'

/** Content kinds by link type; missing for types without content. */
export const kindsOf: Readonly<Partial<Record<number, readonly ContentKind[]>>> = {
  [jumpType.news]: ['news'],
  [jumpType.dynamic]: ['dynamic'],
  [jumpType.topic]: ['topic'],
  [jumpType.activity]: ['enroll', 'vote'],
  [jumpType.goods]: ['goods'],
  [jumpType.special]: ['special'],
  [jumpType.car]: ['car'],
  [jumpType.material]: ['article', 'video', 'poster', 'promotion'],
  [jumpType.campaign]: ['campaign'],
}

/** Parses the mini-program page of a `jumpValue`; an empty app means our own mini-program. */
export const miniPageOf = (value: unknown): { appId: string; path: string } => {
  try {
    const read = parseJson(plain(value))
    return { appId: plain(prop(read, 'appId')), path: plain(prop(read, 'path')) }
  } catch {
    return { appId: '', path: '' }
  }
}
const APP_ID = /^wx[0-9a-zA-Z]{16}$/

/** Returns the text key of the error in a link target; undefined if it is valid. */
export const faultOf = (type: unknown, value: unknown) => {
  const target = typeof value === 'string' ? value.trim() : ''
  if (Number(type) === jumpType.none) return undefined
  if (Number(type) === jumpType.miniProgram) {
    const { appId, path } = miniPageOf(target)
    if (appId && !APP_ID.test(appId)) return 'links.badAppId'
    return path.startsWith('pages/') ? undefined : 'links.badPath'
  }
  if (target === '') return 'links.noTarget'
  if (Number(type) === jumpType.web && !/^https:\/\/[^\s/]+/.test(target)) return 'links.badUrl'
  return undefined
}
