import { describe, expect, it, vi } from 'vitest'
import * as dynamics from '@/api/community/dynamics'
import { dynamicStatus, publishWay } from '@/entities/community/dynamic'
import { dynamicType, userType } from '@/entities/community/shared'
import { people } from '../../mocks/community/rules/people'
import { posts } from '../../mocks/community/rules/posts'
import { act, agree, anyText, bodies, choose, dialog, fill, find, hands, hasButton, press, sees, seesToast, settled, sure, tick, until } from '../actions'
import { openConsole, received } from '../harness'

vi.setConfig({ testTimeout: 60_000 })

const LIST = '/dynamic-management/dynamicArticle'
const main = () => sure(document.querySelector('main'))
const without = (body: unknown): object =>
  Object.fromEntries(Object.entries(sure(body as object | null)).filter(([key]) => key !== 'access_token')) // a JSON body
const lastOf = (call: Parameters<typeof bodies>[0]) => without(bodies(call).at(-1))
type Row = ReturnType<typeof posts>['dynamics'][number]
const articleIn = (status: number, type: number, title: string): Row => {
  const row = sure(
    posts().dynamics.find(
      (one) => one.dynamicType === dynamicType.article && (one.userType === userType.official) === (type === userType.official),
    ),
  )
  return Object.assign(row, { status, title, flags: [], offReason: '' })
}
const WORDS = '开了一年，里程表上多了两万公里，也多了不少故事，说给各位车友听听。'.repeat(2)

describe('articles', () => {
  it('are asked for as articles, found and in order', async () => {
    await openConsole(LIST)
    await find('button', /^查看 /)
    expect(lastOf(dynamics.list)).toMatchObject({ dynamicType: 3, sortField: 'updateTime', sortOrder: 'desc' })
  })
})
