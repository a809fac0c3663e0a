import { describe, expect, expectTypeOf, it } from 'vitest'
import { download, get, io, post, upload } from '@/api/call'
import { record } from '@/api/reply'
import { entity, enumeration, f, optionOf, type RowOf } from '@/entities/field'
import type { TextKey } from '@/locales'

/** Read by the compiler alone (`tsc -p .`): what must not compile is marked so, and the mark fails when it does. */
const onlyTyped = (check: () => void) => expect(check).toBeTypeOf('function')

describe('types of calls', () => {
  it('R-REQ-12 path parameters must be given, as text', () =>
    onlyTyped(() => {
      const detail = get('/api-user/users/detail/{id}', io<{}, { name: string }>())
      expectTypeOf(detail({ id: '1' })).resolves.toEqualTypeOf<{ name: string }>()
      // @ts-expect-error the id is missing
      void detail({})
      // @ts-expect-error nothing at all
      void detail()
      // @ts-expect-error ids are text
      void detail({ id: 1 })
      // @ts-expect-error another parameter
      void detail({ userId: '1' })
    }))
  it('R-REQ-12 two parameters beside an input', () =>
    onlyTyped(() => {
      const call = post('/api-x/{id}/to/{state}', io<{ note?: string }, void>())
      expectTypeOf<Parameters<typeof call>[0]>().toEqualTypeOf<{ note?: string } & { id: string } & { state: string }>()
      // @ts-expect-error the state is missing
      void call({ id: '1', note: 'n' })
    }))
  it('R-REQ-12 a call without input takes none, and its parameters alone where it has some', () =>
    onlyTyped(() => {
      const all = get('/api-x/all', io<void, number[]>())
      expectTypeOf(all()).resolves.toEqualTypeOf<number[]>()
      // @ts-expect-error it takes no input
      void all({ a: 1 })
      const one = get('/api-x/{id}', io<void, number>())
      expectTypeOf<Parameters<typeof one>[0]>().toEqualTypeOf<{ id: string }>()
    }))
  it('R-REQ-12 the path is a literal, a reply nobody typed is unknown', () =>
    onlyTyped(() => {
      const call = get('/api-x/all', io())
      expectTypeOf(call.path).toEqualTypeOf<'/api-x/all'>()
      expectTypeOf(call()).resolves.toBeUnknown()
      expectTypeOf(call.query(undefined).queryFn).returns.resolves.toBeUnknown()
    }))
  it('R-REQ-10 a download answers a blob, an upload takes a form', () =>
    onlyTyped(() => {
      expectTypeOf(download('GET', '/api-x/export', io<{ a?: string }, Blob>())({})).resolves.toEqualTypeOf<Blob>()
      const send = upload('/api-x/import', io<FormData, number>())
      expectTypeOf(send(new FormData())).resolves.toEqualTypeOf<number>()
      // @ts-expect-error no form
      void send({ file: 'x' })
      // @ts-expect-error a download answers a blob
      download('GET', '/api-x/export', io<void, string>())
    }))
})

describe('types of replies', () => {
  it('F-67 a reader that forgets a list or record of its type does not compile', () =>
    onlyTyped(() => {
      interface Car {
        id: string
        tags: string[]
        owner: { name: string }
        seller?: { name: string }
        visits: { by: string[] }[]
      }
      record<Car>({ tags: [], owner: {}, seller: { maybe: {} }, visits: [{ by: [] }] })
      // @ts-expect-error the tags are missing
      record<Car>({ owner: {}, seller: { maybe: {} }, visits: [{ by: [] }] })
      // @ts-expect-error a list within a list is missing
      record<Car>({ tags: [], owner: {}, seller: { maybe: {} }, visits: [{}] })
      // @ts-expect-error the seller can be missing
      record<Car>({ tags: [], owner: {}, seller: {}, visits: [{ by: [] }] })
      // @ts-expect-error an id is plain
      record<Car>({ id: {}, tags: [], owner: {}, seller: { maybe: {} }, visits: [{ by: [] }] })
    }))
})

describe('types of entities', () => {
  it('R-DATA-01 an entity without the text of a field, or of a value, does not compile', () =>
    onlyTyped(() => {
      entity('user', { username: f.text() })
      // @ts-expect-error there is no text user.nowhere
      entity('user', { nowhere: f.text() })
      enumeration('enableStatus', { 1: 'success', 0: 'default' })
      // @ts-expect-error there is no text enableStatus.7
      enumeration('enableStatus', { 7: 'success' })
      // @ts-expect-error no such tone
      enumeration('enableStatus', { 1: 'green' })
    }))
  it('R-DATA-01 a row has the wire types of its fields', () => {
    const status = enumeration('enableStatus', { 1: 'success', 0: 'default' })
    const one = entity('user', { username: f.text({ required: true }), status: f.status(status), roles: f.refs() })
    expectTypeOf<RowOf<typeof one>>().toEqualTypeOf<{ readonly username: string; readonly status: 0 | 1; readonly roles: string[] }>()
    expectTypeOf(one.username.key).toEqualTypeOf<'username'>()
    onlyTyped(() => {
      // @ts-expect-error no such field
      void one.nickname
    })
    expect(one.username).toEqual({ kind: 'text', required: true, key: 'username', label: 'user.username' })
    expect(one.status.of).toBe(status)
  })
  it('R-STATE-01 the values of an enumeration are numbers where they are digits, in their order', () => {
    const status = enumeration('enableStatus', { 1: 'success', 0: 'default' })
    expectTypeOf(status.options[0]).toEqualTypeOf<
      { value: 0 | 1; tone: 'default' | 'processing' | 'success' | 'warning' | 'error'; label: TextKey } | undefined
    >()
    expect(status.options).toEqual([
      { value: 0, tone: 'default', label: 'enableStatus.0' },
      { value: 1, tone: 'success', label: 'enableStatus.1' },
    ])
  })
  it('F-70 F-76 a value is found as number and as text; an unknown one is not', () => {
    const status = enumeration('enableStatus', { 1: 'success', 0: 'default' })
    expect(optionOf(status, 1)?.label).toBe('enableStatus.1')
    expect(optionOf(status, '1')?.label).toBe('enableStatus.1')
    expect([99, '', null, undefined, 'x'].map((value) => optionOf(status, value))).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(optionOf(undefined, 1)).toBeUndefined()
  })
})
