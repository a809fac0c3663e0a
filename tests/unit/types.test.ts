import { describe, expect, expectTypeOf, it } from 'vitest'
import type { FormApi, FormField } from '@/kit/form/Form'
import type * as users from '@/api/system/users'
import type { User, user } from '@/entities/shared/user'
import type { dealer } from '@/entities/shared/dealer'
import { download, get, io, post, type Query, upload } from '@/api/call'
import { page, type Page, record } from '@/api/reply'
import { entity, enumeration, f, is, isYes, optionOf, type RowOf } from '@/entities/field'
import { enableStatus, userStatus } from '@/entities/shared/enums'
import type { TextKey } from '@/locales'
import { listOf } from '../../mocks/core/list'
import { sheetOf } from '../../mocks/core/sheet'

/** Checked by the compiler only (`tsc -p .`). Lines that must not compile are marked, and the mark fails if they do. */
const onlyTyped = (check: () => void) => expect(check).toBeTypeOf('function')

describe('types of calls', () => {
  it('R-REQ-12 require path parameters as text', () =>
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
  it('R-REQ-12 combine two path parameters with an input', () =>
    onlyTyped(() => {
      const call = post('/api-x/{id}/to/{state}', io<{ note?: string }, void>())
      expectTypeOf<Parameters<typeof call>[0]>().toEqualTypeOf<{ note?: string } & { id: string } & { state: string }>()
      // @ts-expect-error the state is missing
      void call({ id: '1', note: 'n' })
    }))
  it('R-REQ-12 allow only path parameters for a call without input', () =>
    onlyTyped(() => {
      const all = get('/api-x/all', io<void, number[]>())
      expectTypeOf(all()).resolves.toEqualTypeOf<number[]>()
      // @ts-expect-error it takes no input
      void all({ a: 1 })
      const one = get('/api-x/{id}', io<void, number>())
      expectTypeOf<Parameters<typeof one>[0]>().toEqualTypeOf<{ id: string }>()
    }))
  it('R-REQ-12 keep the path literal and an untyped reply unknown', () =>
    onlyTyped(() => {
      const call = get('/api-x/all', io())
      expectTypeOf(call.path).toEqualTypeOf<'/api-x/all'>()
      expectTypeOf(call()).resolves.toBeUnknown()
      expectTypeOf(call.query(undefined).queryFn).returns.resolves.toBeUnknown()
    }))
  it('R-REQ-10 return a blob from downloads and require a form for uploads', () =>
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
  it('F-67 reject a reader that omits a list or record of its type', () =>
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
  it('R-DATA-01 reject an entity without a text for a field or value', () =>
    onlyTyped(() => {
      entity('user', { username: f.text() })
      // @ts-expect-error there is no text user.nowhere
      entity('user', { nowhere: f.text() })
      enumeration('enableStatus', { disabled: 0, enabled: [1, 'success'] })
      // @ts-expect-error there is no text enableStatus.paused
      enumeration('enableStatus', { paused: 7 })
      // @ts-expect-error no such tone
      enumeration('enableStatus', { enabled: [1, 'green'] })
    }))
  it('R-STATE-01 reject a code that is not in its enumeration', () => {
    const row: { status?: 0 | 1; type: string; count: number } = { status: 1, type: '2', count: 3 }
    onlyTyped(() => {
      // @ts-expect-error no such state
      void enableStatus.paused
      // @ts-expect-error no such code of this status
      is(row.status, userStatus.locked)
    })
    expect(is(row.status, enableStatus.enabled)).toBe(true)
    expect(is(row.type, userStatus.active, userStatus.locked)).toBe(true)
    expect(is(row.count, userStatus.active, userStatus.locked)).toBe(false)
  })
  it('F-70 F-76 compare codes as numbers or text and match no empty value', () => {
    expect(['0', 0, ' 0 ', false].map((value) => is(value, enableStatus.disabled))).toEqual([true, true, true, true])
    for (const value of [undefined, null, '', ' ', [], {}, NaN, 'x', [0]])
      expect([value, is(value, enableStatus.disabled)]).toEqual([value, false])
    expect(['1', 1, true].map(isYes)).toEqual([true, true, true])
    expect(['0', 0, '', null, undefined, [1], 'yes'].map(isYes)).not.toContain(true)
    expect(is('draw', 'drawing', 'draw')).toBe(true)
  })
  it('R-DATA-01 give a row the wire types of its fields', () => {
    const status = enumeration('enableStatus', { disabled: 0, enabled: [1, 'success'] })
    const one = entity('user', { username: f.text({ required: true }), status: f.status(status), roles: f.refs() })
    expectTypeOf<RowOf<typeof one>>().toEqualTypeOf<{
      readonly username: string
      readonly status: 0 | 1
      readonly roles: string[]
    }>()
    expectTypeOf(one.username.key).toEqualTypeOf<'username'>()
    onlyTyped(() => {
      // @ts-expect-error no such field
      void one.nickname
    })
    expect(one.username).toEqual({ kind: 'text', required: true, key: 'username', label: 'user.username' })
    expect(one.status.of).toBe(status)
  })
  it('R-STATE-01 give an enumeration its codes by name and its options in order', () => {
    const status = enumeration('enableStatus', { disabled: 0, enabled: [1, 'success'] })
    expectTypeOf(status.options[0]).toEqualTypeOf<
      { value: 0 | 1; tone: 'default' | 'processing' | 'success' | 'warning' | 'error'; label: TextKey } | undefined
    >()
    expectTypeOf(status.enabled).toEqualTypeOf<1>()
    expect([status.disabled, status.enabled]).toEqual([0, 1])
    expect(status.options).toEqual([
      { value: 0, tone: 'default', label: 'enableStatus.disabled' },
      { value: 1, tone: 'success', label: 'enableStatus.enabled' },
    ])
  })
  it('F-70 F-76 find an option by number or text but not an unknown value', () => {
    const status = enumeration('enableStatus', { disabled: 0, enabled: [1, 'success'] })
    expect(optionOf(status, 1)?.label).toBe('enableStatus.enabled')
    expect(optionOf(status, '1')?.label).toBe('enableStatus.enabled')
    expect([99, '', null, undefined, 'x'].map((value) => optionOf(status, value))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(optionOf(undefined, 1)).toBeUndefined()
  })
})

declare const ListScreen: typeof import('@/kit/list/ListScreen').ListScreen
declare const Facts: typeof import('@/kit/show/Facts').Facts
declare const containsFilter: typeof import('@/kit/list/filters').containsFilter
declare const dateRangeFilter: typeof import('@/kit/list/filters').dateRangeFilter
declare const callFilter: typeof import('@/kit/list/choiceFilters').callFilter
declare const searchFilter: typeof import('@/kit/list/choiceFilters').searchFilter
declare const ask: () => import('@/kit/data/load').Queried<readonly { id: string }[]>
declare const choice: (row: { id: string }) => { value: string; label: string }
declare const useForm: typeof import('@/kit/form/Form').useForm
declare const FormPanel: typeof import('@/kit/form/FormPanel').FormPanel
declare const FormScreen: typeof import('@/kit/form/FormScreen').FormScreen
declare const FormTabs: typeof import('@/kit/form/FormTabs').FormTabs
declare const useMay: typeof import('@/session/identity').useMay
declare const Actions: typeof import('@/kit/actions/actions').Actions
declare const Toggle: typeof import('@/kit/actions/actions').Toggle
declare const api: typeof users
declare const own: typeof user
declare const other: typeof dealer
declare const person: User

describe('types of screens', () => {
  const base = () => ({ load: api.list, rowKey: own.id, nameOf: () => '', columns: [own.username] })

  it('R-DATA-01 accept a list with fields of its own entity', () =>
    onlyTyped(() => {
      void ListScreen({
        ...base(),
        filters: [
          own.status,
          containsFilter(own.nickname),
          dateRangeFilter(own.createTime),
          searchFilter(own.dealerCode, { ask, choice }),
        ],
        defaults: { status: '1', createTime: 'last7' },
        columns: [
          own.username,
          { field: own.phone, width: 90, below: own.nickname },
          { key: 'x', label: 'user.phone', cell: () => '' },
        ],
        sort: { field: 'createTime', order: 'desc' },
        also: { status: 1 },
        needs: [own.phone],
        above: (answer) => answer?.total,
      })
    }))
  it('R-DATA-01 reject a list that uses another entity', () =>
    onlyTyped(() => {
      // @ts-expect-error the key of another entity
      void ListScreen({ ...base(), rowKey: other.dealerLevel })
      // @ts-expect-error a column of another entity
      void ListScreen({ ...base(), columns: [other.dealerLevel] })
      // @ts-expect-error a column of another entity, with a width
      void ListScreen({ ...base(), columns: [{ field: other.dealerLevel, width: 90 }] })
      // @ts-expect-error a column without a cell
      void ListScreen({ ...base(), columns: [{ key: 'x', label: 'user.phone' }] })
      // @ts-expect-error a field of another entity as a filter
      void ListScreen({ ...base(), filters: [other.dealerLevel] })
      // @ts-expect-error a filter made of a field of another entity
      void ListScreen({ ...base(), filters: [containsFilter(other.dealerLevel)] })
      // @ts-expect-error a range of days of another entity
      void ListScreen({ ...base(), filters: [dateRangeFilter(other.openDate)] })
      // @ts-expect-error a filter of what a call answers, sent under a key of another entity
      void ListScreen({ ...base(), filters: [callFilter(other.dealerLevel, { of: undefined, choice })] })
      // @ts-expect-error a filter that is searched for, sent under a key of another entity
      void ListScreen({ ...base(), filters: [searchFilter(other.dealerLevel, { ask, choice })] })
      // @ts-expect-error a default of a filter that the list has not
      void ListScreen({ ...base(), filters: [own.status], defaults: { username: 'a' } })
      // @ts-expect-error a default is text, as in the address
      void ListScreen({ ...base(), filters: [own.status], defaults: { status: 1 } })
      // @ts-expect-error sorted by a field of another entity
      void ListScreen({ ...base(), sort: { field: 'dealerLevel', order: 'desc' } })
      // @ts-expect-error no such order
      void ListScreen({ ...base(), sort: { field: 'createTime', order: 'down' } })
      // @ts-expect-error a column whose lower half is of another entity
      void ListScreen({ ...base(), columns: [{ field: own.username, below: other.dealerLevel }] })
      // @ts-expect-error -- what a user list cannot be asked
      void ListScreen({ ...base(), also: { dealerLevel: 1 } })
      // @ts-expect-error needed of another entity
      void ListScreen({ ...base(), needs: [other.dealerLevel] })
      // @ts-expect-error the row has no such field
      void ListScreen({ ...base(), nameOf: (row) => row.dealerLevel })
      // @ts-expect-error nor has it for its actions
      void ListScreen({ ...base(), actions: (row) => [{ label: 'kit.edit', run: () => row.dealerLevel }] })
      // @ts-expect-error the answer of this call has no summary
      void ListScreen({ ...base(), above: (answer) => answer?.summary })
      // @ts-expect-error a call that answers no page
      void ListScreen({ ...base(), load: api.selectList })
    }))
  it('R-DATA-01 accept only fields of the row as facts', () =>
    onlyTyped(() => {
      void Facts({ row: person, fields: [own.username, [other.dealerLevel, 'shown otherwise']] })
      // @ts-expect-error a field of another entity
      void Facts({ row: person, fields: [other.dealerLevel] })
    }))
  it('R-PERM-01 reject a permission that is not a call', () =>
    onlyTyped(() => {
      const may = useMay()
      may('users.update')
      // @ts-expect-error no such call
      may('users.upgrade')
      // @ts-expect-error no such module
      may('user.update')
      // @ts-expect-error of an action
      void Actions({ items: [{ label: 'kit.edit', can: 'kit.edit', run: () => {} }] })
      // @ts-expect-error of a new row
      void ListScreen({ ...base(), create: { label: 'users.new', can: 'users.new', run: () => {} } })
      // @ts-expect-error of an action of a row
      void ListScreen({ ...base(), actions: () => [{ label: 'kit.edit', can: 'kit.edit', run: () => {} }] })
      // @ts-expect-error of an action on many rows
      void ListScreen({ ...base(), bulk: [{ label: 'kit.edit', can: 'kit.edit' }] })
      // @ts-expect-error of a switch
      void Toggle({ on: true, name: '', can: 'kit.edit', change: () => {}, done: () => '' })
    }))
})

describe('types of forms', () => {
  interface Values {
    username: string
    phone?: string
    status?: User['status']
    roles: string[]
    children: { nickname?: string; phone: string | null }[]
  }
  const start: Partial<Values> = {}
  const send: (values: Values) => Promise<string> = async () => ''
  const base = { name: 'x', initial: start, save: send }
  const panel = { ...base, open: true, title: '', done: '', onClose: () => {} }
  const screen = { name: 'x', row: undefined, initial: start, create: send, update: async () => {} }
  const tab = { key: '', label: '', children: '' }
  const tabs = (form: FormApi<Values>) => ({ api: form, active: '', onChange: () => {} })
  const Part: (of: { Field: FormField<Pick<Values, 'username' | 'status'>> }) => null = () => null
  const Foreign: (of: { Field: FormField<{ dealerLevel?: string }> }) => null = () => null

  it('R-DATA-01 accept a form with its own fields', () =>
    onlyTyped(() => {
      const form = useForm({ ...base, secret: ['phone'] })
      const { Field } = form
      void Field({ of: own.username, needs: [own.phone], check: (_, all) => (all.phone ? 'x' : undefined) })
      void Field({ of: { ...own.roles, label: 'user.phone' } as const, required: true })
      void Field({ of: { ...f.text(), key: 'phone', label: 'user.phone' } as const })
      void Field({ of: own.nickname, at: ['children', 0] })
      void Part(form)
      void form.check(['phone', 'username'])
      form.show('roles')
      void FormTabs({ ...tabs(form), tabs: [{ ...tab, fields: [own.phone] }] })
      void FormPanel({ ...panel, children: Part })
      void FormScreen<Values>({ ...screen, children: ({ Field: Own }) => Own({ of: own.status }) })
    }))
  it('R-DATA-01 reject a form with a field of another entity', () =>
    onlyTyped(() => {
      const form = useForm(base)
      const { Field } = form
      // @ts-expect-error a field of another entity
      void Field({ of: other.dealerLevel })
      // @ts-expect-error one of the same entity that the form does not have
      void Field({ of: own.createTime })
      // @ts-expect-error one for this form alone that its values do not have
      void Field({ of: { ...f.text(), key: 'note', label: 'user.phone' } as const })
      // @ts-expect-error a field of any key
      void Field({ of: { ...own.username, key: String(own.username.key) } })
      // @ts-expect-error the right key with a value of another type
      void Field({ of: { ...f.tags(), key: 'phone', label: 'user.phone' } as const })
      // @ts-expect-error checked again with what the form does not have
      void Field({ of: own.username, needs: [other.dealerLevel] })
      // @ts-expect-error checked against what the form does not have
      void Field({ of: own.username, check: (_, all) => (all.dealerLevel ? 'x' : undefined) })
      // @ts-expect-error another entity in a row
      void Field({ of: other.dealerLevel, at: ['children', 0] })
      // @ts-expect-error what the form has at its top, in a row
      void Field({ of: own.username, at: ['children', 0] })
      // @ts-expect-error a list that the form does not have
      void Field({ of: own.nickname, at: ['dealers', 0] })
      // @ts-expect-error a list that has no fields in it
      void Field({ of: own.nickname, at: ['roles', 0] })
      // @ts-expect-error a part of another form
      void Foreign(form)
      // @ts-expect-error a check of what it does not have
      void form.check(['dealerLevel'])
      // @ts-expect-error leads to what it does not have
      form.show('dealerLevel')
      // @ts-expect-error a tab with a field of another entity
      void FormTabs({ ...tabs(form), tabs: [{ ...tab, fields: [other.dealerLevel] }] })
      // @ts-expect-error a secret that it does not have
      void useForm({ ...base, secret: ['dealerLevel'] })
      // @ts-expect-error it begins with what it does not have
      void useForm({ ...base, initial: { dealerLevel: '1' } })
      // @ts-expect-error it begins with another type
      void useForm({ ...base, initial: { username: 1 } })
      // @ts-expect-error a status that there is not
      void useForm({ ...base, initial: { status: 77 } })
    }))
  it('R-DATA-01 reject a field of another entity in a panel or page', () =>
    onlyTyped(() => {
      // @ts-expect-error a field of another entity in a panel
      void FormPanel({ ...panel, children: ({ Field }) => Field({ of: other.dealerLevel }) })
      // @ts-expect-error a part of another form in a panel
      void FormPanel({ ...panel, children: Foreign })
      // @ts-expect-error a panel that begins with what its form does not have
      void FormPanel({ ...panel, initial: { dealerLevel: '1' }, children: '' })
      // @ts-expect-error a secret of another form
      void FormPanel({ ...panel, secret: ['dealerLevel'], children: '' })
      // @ts-expect-error a field of another entity in a page
      void FormScreen({ ...screen, children: ({ Field }) => Field({ of: other.dealerLevel }) })
      // @ts-expect-error a part of another form in a page
      void FormScreen({ ...screen, children: Foreign })
      // @ts-expect-error a page that begins with what its form does not have
      void FormScreen({ ...screen, initial: { dealerLevel: '1' }, children: '' })
      // @ts-expect-error the phone shows what the form does not have
      void FormScreen({ ...screen, phone: (values) => values.dealerLevel, children: '' })
    }))
})

describe('types of the embedded back end', () => {
  const call = get(
    '/api-x/list',
    io<Query<{ name: string; price: string; status: number }>, Page<{ id: string }>>(page),
  )
  interface Row {
    id: string
    name: string
    cents: number
    secret: string
  }
  it('restrict a list to parameters of its call and fields of its rows', () =>
    onlyTyped(() => {
      listOf(call)<Row>({ like: ['name'], is: [{ status: (row) => row.cents }], sort: ['name', 'cents'] })
      // @ts-expect-error the call does not ask it
      listOf(call)<Row>({ like: ['secret'] })
      // @ts-expect-error the row does not have it
      listOf(call)<Row>({ is: ['status'] })
      // @ts-expect-error nobody asks it by this key
      listOf(call)<Row>({ is: [{ stauts: (row) => row.cents }] })
      // @ts-expect-error a number has no parts of a text
      listOf(call)<Row>({ like: [{ price: (row) => row.cents }] })
      // @ts-expect-error neither has it
      listOf(call)<Row>({ sort: ['age'] })
      // @ts-expect-error a text of the row is looked through
      listOf(call)<Row>({ keyword: ['cents'] })
    }))
  it('restrict a sheet to fields of its rows', () =>
    onlyTyped(() => {
      const rows: Row[] = []
      sheetOf(rows, { 名称: 'name', 金额: (row) => row.cents / 100 })
      // @ts-expect-error another field
      sheetOf(rows, { 名称: 'title' })
    }))
})
