// @module-tag commerce
import { beforeEach, describe, expect, it } from 'vitest'
import * as specials from '@/api/commerce/specials'
import type { AnyCall } from '@/api/call'
import { hotLink } from '@/entities/commerce/searchConfig'
import { linkType } from '@/entities/commerce/shared'
import { subjectStatus } from '@/entities/commerce/subject'
import { prop } from '@/lib/json'
import { control, dispatch } from '../../mocks'
import { search } from '../../mocks/commerce/calls/searchConfig'
import { banners, subjects } from '../../mocks/commerce/rules/pages'
import { openSession } from '../../mocks/system/rules/sessions'
import { org } from '../../mocks/system/rules/store'

beforeEach(() => control.reset())

const need = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('it is not in the demo data')
  return thing
}
const send = async (call: AnyCall, input: object, as = 'superadmin'): Promise<unknown> => {
  const user = need(org.users.find(({ username }) => username === as))
  const url = new URL(call.path, 'http://back-end')
  const isRead = call.method === 'GET'
  if (isRead) for (const [key, value] of Object.entries(input)) url.searchParams.append(key, String(value))
  const headers = {
    authorization: `Bearer ${openSession(user, control.now())}`,
    'content-type': 'application/json',
    'client-id': 'test',
    'client-secret': 'test',
  }
  const body = isRead ? undefined : JSON.stringify(input)
  const reply = await dispatch(new Request(url, { method: call.method, headers, body }))
  return reply.headers.get('content-type')?.includes('json') ? reply.json() : { code: 200 }
}
/** Returns the message of a refusal, or undefined where the call was accepted. */
const refused = async (call: AnyCall, input: object, as?: string): Promise<unknown> => {
  const reply = await send(call, input, as)
  return prop(reply, 'code') === 200 ? undefined : prop(reply, 'message')
}

describe('a topic of the shop', () => {
  it('is kept while a banner or a hot word links to it', async () => {
    const row = need(subjects().find(({ status }) => status === subjectStatus.draft))
    const banner = need(banners()[0])
    const word = need(search().config?.hotWords[0])
    Object.assign(banner, { linkType: linkType.topic, linkTarget: row.id })
    Object.assign(word, { linkType: hotLink.topic, linkTarget: row.id })
    const used = (count: number) => `「${row.title}」正被${count}条数据使用，不能停用或删除`
    expect(await refused(specials.removeSubject, { id: row.id })).toBe(used(2))
    Object.assign(banner, { linkType: linkType.none, linkTarget: '' })
    expect(await refused(specials.removeSubject, { id: row.id })).toBe(used(1))
    Object.assign(word, { linkType: hotLink.search, linkTarget: '' })
    expect(await refused(specials.removeSubject, { id: row.id })).toBeUndefined()
  })
})
