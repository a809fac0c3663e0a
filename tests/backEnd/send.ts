import type { AnyCall } from '@/api/call'
import { control, dispatch } from '../../mocks'
import { openSession } from '../../mocks/system/rules/sessions'
import { org } from '../../mocks/system/rules/store'

export const need = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('it is not in the demo data')
  return thing
}

export const send = async (call: AnyCall, input: object, as = 'superadmin'): Promise<unknown> => {
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
