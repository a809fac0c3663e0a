// @module-tag core
import { act, render, screen } from '@testing-library/react'
import { Profiler, Suspense, use, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadLibraryTexts } from '@/app/language'
import { Providers } from '@/app/Providers'
import { queryClient } from '@/app/queries'
import { ApiError } from '@/api/error'
import { forgetNotice, onNotice } from '@/api/notices'
import { type Draft, type Field as EntityField, f } from '@/entities/field'
import { userStatus } from '@/entities/shared/enums'
import { FormBody, useForm } from '@/kit/form/Form'
import { Choice, Choices, NumberBox } from '@/kit/form/controls'
import { FileBox } from '@/kit/form/FileBox'
import { FilesBox } from '@/kit/form/FilesBox'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { FormScreen } from '@/kit/form/FormScreen'
import { PageButtons, Pager } from '@/kit/list/Pager'
import { RowActions } from '@/kit/actions/actions'
import { columnOf } from '@/kit/list/columns'
import { DataTable } from '@/kit/list/DataTable'
import { Facts } from '@/kit/show/Facts'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { CANCELLED } from '@/kit/data/useAction'
import { lazyComponent } from '@/kit/data/lazyComponent'
import { useFresh, useLoad } from '@/kit/data/load'
import { ScreenContext, type ScreenPlace } from '@/kit/page/screen'
import { loadTexts } from '@/locales'
import { all, fill, find, hands, press, sees, settled, sure, until } from '../actions'
import { png } from '../pictures'
import { takeConsoleErrors } from '../setup'

const field = <K extends string, V>(key: K, draft: Draft<V>): EntityField<K, V> => ({
  ...draft,
  key,
  label: 'user.nickname',
})
let addressed: unknown[] = []
const PLACE: ScreenPlace = {
  tab: '',
  path: '/home',
  query: new URLSearchParams(),
  kept: new Map(),
  setQuery: (query) => addressed.push(query),
  go: () => {},
  close: () => {},
  setDirty: () => {},
  mountPart: () => () => {},
  closed: new AbortController().signal,
  setName: () => {},
}
const draw = async (page: React.ReactNode) => {
  await Promise.all([loadTexts('common', 'shared'), loadLibraryTexts()])
  render(
    <Providers>
      <ScreenContext value={PLACE}>{page}</ScreenContext>
    </Providers>,
  )
}

let told: string[] = []
beforeEach(() => {
  told = []
  addressed = []
  forgetNotice()
  return onNotice(({ text }) => told.push(text))
})

const Panelled = ({ save = () => {}, onSaved }: { save?: (values: object) => unknown; onSaved?: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <FormPanel<Record<string, unknown>>
        open={open}
        title="the panel"
        name="panel"
        initial={{ inner: '' }}
        save={save}
        done="done"
        onSaved={onSaved}
        onClose={() => setOpen(false)}
      >
        {({ Field }) => <Field of={field('inner', f.text({ max: 5 }))} label="inner" />}
      </FormPanel>
    </>
  )
}

it('Ctrl+S saves the focused form, otherwise the topmost one', async () => {
  const saved: object[] = []
  const save = (values: object) => void saved.push(values)
  await draw(
    <>
      <Form fields={[field('outer', f.text())]} save={save} />
      <Panelled save={save} />
    </>,
  )
  await fill('outer', 'a')
  const opener = await find('button', 'open')
  opener.focus()
  await hands.keyboard('{Control>}s{/Control}')
  await until(() => expect(saved).toEqual([{ outer: 'a' }]))
  await hands.click(opener)
  await fill('inner', 'b')
  ;(await find('button', '关闭')).focus()
  await hands.keyboard('{Meta>}s{/Meta}')
  await until(() => expect(saved).toEqual([{ outer: 'a' }, { inner: 'b' }]))
  await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
  await hands.click(opener)
  await fill('inner', 'c')
  await hands.click(await find('button', '关闭'))
  await screen.findByText('内容未保存，确定离开？')
  ;(document.activeElement as HTMLElement).blur() // the button of the question
  await hands.keyboard('{Control>}s{/Control}')
  expect(saved).toHaveLength(2)
})

it('a completed save of a closed panel leaves a reopened panel untouched', async () => {
  let answer = () => {}
  const reply = new Promise<void>((resolve) => {
    answer = resolve
  })
  const onSaved = vi.fn()
  await draw(<Panelled save={() => reply} onSaved={onSaved} />)
  const opener = await find('button', 'open')
  await hands.click(opener)
  await fill('inner', 'a')
  await press(/^保\s?存$/)
  await hands.click(await find('button', '关闭'))
  await press('放弃修改')
  await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
  await hands.click(opener)
  await fill('inner', 'b')
  answer()
  await until(() => expect(onSaved).toHaveBeenCalledOnce())
  await settled()
  expect(await find('input', 'inner')).toHaveValue('b')
  expect(document.querySelector('.ant-drawer-open')).not.toBeNull()
})

it('the question before discarding names the changed fields and offers editing first', async () => {
  await draw(<Panelled />)
  await press('open')
  await fill('inner', 'b')
  await hands.click(await find('button', '关闭'))
  const ask = (await screen.findByText('内容未保存，确定离开？')).closest('[role=dialog]')
  expect(ask).toHaveTextContent('the panel')
  expect(ask).toHaveTextContent('已修改：inner')
  const [keep, discard] = [await find('.ant-modal-footer button', '继续编辑'), await find('button', '放弃修改')]
  expect(keep.compareDocumentPosition(discard) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await hands.click(keep)
  expect(await find('input', 'inner')).toHaveValue('b')
})

it('a text field counts its characters and a phone field reports removed ones', async () => {
  await draw(
    <Form
      fields={[field('name', f.text({ max: 5 })), field('note', f.longtext({ max: 9 })), field('phone', f.phone())]}
    />,
  )
  await fill('name', '一二三四五六七')
  await screen.findByText('7 / 5')
  expect(document.querySelector('.ant-input-out-of-range')).not.toBeNull()
  await screen.findByText('0 / 9')
  const phone = await fill('phone', '138 0013-8000')
  expect(phone).toHaveValue('13800138000')
  await screen.findByText('已自动去除空格、横线等字符')
})

it('several facts without a value are folded but a single one is shown', async () => {
  const [name, phone, note, code] = ['name', 'phone', 'note', 'code'].map((key) => field(key, f.text()))
  const fields = [sure(name), { title: 'user.nickname' as const, facts: [sure(phone), sure(note)] }]
  const row: Record<string, unknown> = { name: 'a', phone: '1' }
  await draw(<Facts row={row} fields={[...fields, sure(code)]} />)
  expect(document.querySelectorAll('dd')).toHaveLength(2)
  await press('展开 2 项空白信息')
  expect(document.querySelectorAll('dd')).toHaveLength(4)
  expect(document.querySelectorAll('h3')).toHaveLength(1)
  await press('收起空白信息')
  expect(document.querySelectorAll('dd')).toHaveLength(2)
  const filled: typeof row = { ...row, code: 'c' }
  await draw(<Facts row={filled} fields={[...fields, sure(code)]} />)
  await screen.findByText('—')
})

it('F-253 a cell that throws shows a mark and leaves the rest of the table intact', async () => {
  const name = field('name', f.text())
  const bad = {
    ...columnOf<{ name: string }>({
      key: 'bad',
      label: 'user.status',
      cell: ({ name: text }) => sure(/^[ac]$/.exec(text))[0].toUpperCase(),
    }),
  }
  const rows = ['a', 'b', 'c'].map((text) => ({ name: text }))
  await draw(
    <DataTable
      rows={rows}
      total={3}
      columns={[columnOf<{ name: string }>(name), bad]}
      pinned={[]}
      rowKey={name}
      nameOf={(row) => row.name}
      dense={false}
      loading={false}
      state={{ texts: {}, pageNo: 1, pageSize: 20, search: {} }}
      setPage={() => {}}
      setSort={() => {}}
      empty={{ text: '' }}
    />,
  )
  expect(await screen.findAllByRole('img', { name: '内容格式不正确，无法显示' })).toHaveLength(1)
  for (const text of ['a', 'A', 'b', 'c', 'C']) expect(screen.getByText(text)).toBeInTheDocument()
  expect(takeConsoleErrors().join()).toContain('it is not there')
})

it('a row shows its next step and one other action, with the rest in its menu', async () => {
  const run = () => {}
  const items = [
    { label: 'kit.detail', run },
    { label: 'kit.edit', run },
    { label: 'kit.disable', danger: true, run },
    { label: 'kit.enable', next: true, run },
  ] as const
  await loadTexts('system')
  await draw(
    <>
      <RowActions name="a" items={items} />
      <RowActions name="b" items={items.slice(2, 3)} />
    </>,
  )
  const inSight = () => all('button', / (a|b)$/).map((one) => one.getAttribute('aria-label'))
  expect(inSight()).toEqual(['启用 a', '详情 a', '更多 a', '更多 b'])
  await press('更多 a')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['编辑', '停用'])
})

it('a cell with two values names both in its head and sorts by the upper one', async () => {
  const name = field('name', f.text({ sortable: true }))
  const state = { ...field('state', f.text()), label: 'user.status' as const }
  const sorted: unknown[] = []
  await draw(
    <DataTable
      rows={[{ name: 'upper', state: 'lower' }]}
      total={1}
      columns={[columnOf<{ name: string; state: string }>({ field: name, below: state })]}
      pinned={[]}
      rowKey={name}
      nameOf={(row) => row.name}
      dense={false}
      loading={false}
      state={{ texts: {}, pageNo: 1, pageSize: 20, search: {} }}
      setPage={() => {}}
      setSort={(to) => void sorted.push(to)}
    />,
  )
  expect(sure((await screen.findByText('upper')).closest('[role=cell]'))).toHaveTextContent('upperlower')
  await press('姓名 / 状态')
  expect(sorted).toEqual([{ field: 'name', order: 'asc' }])
})

it('a moved row keeps the focus inside it', async () => {
  const name = field('name', f.text())
  const Page = () => {
    const [names, setNames] = useState(['a', 'b', 'c'])
    return (
      <>
        <button onClick={() => setNames(['c', 'a', 'b'])}>turn</button>
        <DataTable
          rows={names.map((one) => ({ name: one }))}
          total={3}
          columns={[columnOf<{ name: string }>({ field: name, open: () => {} })]}
          pinned={[]}
          rowKey={name}
          nameOf={(row) => row.name}
          dense={false}
          loading={false}
          state={{ texts: {}, pageNo: 1, pageSize: 20, search: {} }}
          setPage={() => {}}
          setSort={() => {}}
        />
      </>
    )
  }
  await draw(<Page />)
  const last = await find('.cell-link', 'c')
  last.focus()
  act(() => sure(all('button', 'turn')[0]).click())
  expect(all('.cell-link', /^[abc]$/).map(({ textContent }) => textContent)).toEqual(['c', 'a', 'b'])
  expect(document.activeElement).toBe(last)
})

it('closing a dialog moves the focus to the row that replaced the removed one', async () => {
  const Page = () => {
    const [names, setNames] = useState(['a', 'b', 'c'])
    const [open, setOpen] = useState<string>()
    return (
      <section className="list-card">
        {names.map((one) => (
          <div key={one} className="data-row" role="row" tabIndex={-1} aria-label={`row ${one}`}>
            <button onClick={() => setOpen(one)}>{`open ${one}`}</button>
          </div>
        ))}
        <ConfirmDialog
          question={open === undefined ? undefined : { title: `close ${open}?` }}
          busy={false}
          onCancel={() => setOpen(undefined)}
          onOk={() => {
            setNames(names.filter((one) => one !== open))
            setOpen(undefined)
          }}
        />
      </section>
    )
  }
  await draw(<Page />)
  for (const [name, next] of [
    ['b', 'c'],
    ['c', 'a'],
  ] as const) {
    const opener = await find('button', `open ${name}`)
    opener.focus()
    await press(`open ${name}`)
    await press('确定')
    await until(() => expect(document.activeElement).toHaveAccessibleName(`row ${next}`))
  }
})

const Form = ({
  fields,
  initial = {},
  save = () => {},
  drawn,
}: {
  fields: readonly EntityField[]
  initial?: object
  save?: (values: object) => void
  drawn?: (id: string) => void
}) => {
  const api = useForm<Record<string, unknown>>({ name: 'kit', initial, save })
  const { Field } = api
  return (
    <FormBody {...api.body}>
      {fields.map((one) => (
        <Profiler key={one.key} id={one.key} onRender={drawn ?? (() => {})}>
          <Field of={one} label={one.key} />
        </Profiler>
      ))}
      <button type="button" onClick={api.submit}>
        send
      </button>
    </FormBody>
  )
}

it('F-264 typing in one of eighty fields renders only that field', async () => {
  const counts = new Map<string, number>()
  const fields = Array.from({ length: 80 }, (_, at) => field(`box${at}`, f.text()))
  await draw(<Form fields={fields} drawn={(id) => void counts.set(id, (counts.get(id) ?? 0) + 1)} />)
  const input = await find('input', 'box40')
  await hands.type(input, 'a')
  counts.clear()
  await hands.type(input, 'bcdefghijk')
  expect([...counts.keys()]).toEqual(['box40'])
  expect(counts.get('box40')).toBeLessThanOrEqual(30)
})

it('F-222 F-228 F-229 unknown, zero, false and emptied values are sent as they are', async () => {
  const sent: object[] = []
  const fields = [
    field('state', f.status(userStatus)),
    field('count', f.integer()),
    field('on', f.switch()),
    field('note', f.text()),
    field('code', f.text()),
  ]
  const initial = { state: 9, count: 0, on: 0, note: 'x', extra: false, none: null }
  await draw(<Form fields={fields} initial={initial} save={(values) => void sent.push(values)} />)
  await screen.findByText('9（已失效）')
  expect(await find('input', 'count')).toHaveValue('0')
  await fill('note', '')
  await fill('code', '\u200b D00001\u3000')
  await press('send')
  await until(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ ...initial, note: '', code: 'D00001' })
})

it('a number box corrects invalid input and reports why', async () => {
  const taken: unknown[] = []
  const Boxed = () => {
    const [value, setValue] = useState<number | null>(10)
    return (
      <NumberBox
        aria-label="chance"
        min={1}
        max={100}
        precision={2}
        value={value}
        onChange={(next) => {
          taken.push(next)
          setValue(next)
        }}
      />
    )
  }
  await draw(<Boxed />)
  const says = async (text: string, held: string, note: string) => {
    const input = await fill('chance', text)
    await hands.tab()
    await until(() => expect(input).toHaveValue(held))
    await until(() => expect(screen.getByRole('status')).toHaveTextContent(note || /^$/))
  }
  await says('1000', '100.00', '不能大于 100，已改为 100')
  await says('0.5', '1.00', '不能小于 1，已改为 1')
  await says('10.555', '10.55', '最多 2 位小数，已取近似值')
  await says('12abc', '', '「12abc」不是数字，未采用')
  await says('10.50', '10.50', '')
  expect(taken.at(-1)).toBe(10.5)
})

it.each([
  ['its id alone', '7', ['7']],
  ['its id as a number', 7, ['7']],
  ['a record', { id: 7, title: 'a' }, ['7']],
  ['nothing', undefined, []],
])('a new record whose response is %s is created once and published if it has an id', async (_, reply, ids) => {
  const [published, left]: [string[], boolean[]] = [[], []]
  const create = vi.fn(() => Promise.resolve(reply))
  await draw(
    <FormScreen<{ title: string }>
      name="new"
      row={undefined}
      initial={{ title: 'a' }}
      create={create}
      update={() => Promise.reject(new Error('there is nothing to update'))}
      publish={{ label: 'kit.edit', run: (id) => Promise.resolve(published.push(id)) }}
      onSaved={(_id, isPublished) => left.push(isPublished) < 0}
    >
      {({ Field }) => <Field of={field('title', f.text())} />}
    </FormScreen>,
  )
  await press('编辑')
  await until(() => expect(left).toEqual([ids.length > 0]))
  expect(published).toEqual(ids)
  expect(create).toHaveBeenCalledOnce()
})

it('a form of a draft is published on Enter and saved as a draft on Ctrl+S', async () => {
  const left: boolean[] = []
  await draw(
    <FormScreen<{ title: string }>
      draft
      name="draft"
      row={{ id: '7', updateTime: '2026-11-27 10:00:00' }}
      initial={{ title: 'a' }}
      create={() => Promise.reject(new Error('there is nothing to create'))}
      update={() => Promise.resolve()}
      publish={{ label: 'kit.enable', run: () => Promise.resolve() }}
      onSaved={(_, isPublished) => left.push(isPublished) < 0}
    >
      {({ Field }) => <Field of={field('title', f.text())} />}
    </FormScreen>,
  )
  const title = await fill('姓名', 'b')
  await hands.type(title, '{Enter}')
  await until(() => expect(left).toEqual([true]))
  await hands.type(title, 'c{Control>}s{/Control}')
  await until(() => expect(left).toEqual([true, false]))
})

it('an empty page of a short list can be left', async () => {
  const turned: number[] = []
  await draw(<PageButtons page={{ total: 20 }} pageNo={2} pageSize={20} setPageNo={(to) => turned.push(to)} />)
  await hands.click(await find('.ant-pagination-item', '1'))
  expect(turned).toEqual([1])
})

it('a list of unknown length shows the exact number of rows so far', async () => {
  const state = { pageNo: 98, pageSize: 20, texts: {}, search: {} }
  await draw(<Pager state={state} total={1961} guessedFrom={1960} totalMore setPage={() => {}} />)
  await sees('共 1,960+ 条')
})

const Written = ({
  row,
  answers = [],
  publish,
  sent,
  left,
}: {
  row?: { id: string; updateTime: string; title: string; note: string; views: number }
  answers?: (() => unknown)[]
  publish?: () => Promise<unknown>
  sent: unknown[]
  left: unknown[]
}) => {
  const save = async (input: unknown) => {
    sent.push(input)
    return answers.shift()?.()
  }
  return (
    <FormScreen<{ title?: string; note?: string }>
      name="written"
      row={row}
      initial={row ?? { title: '', note: 'n' }}
      create={save}
      update={save}
      read={async () => ({ updateBy: '张三', updateTime: '2026-11-28 09:00:00' })}
      publish={publish && { label: 'kit.enable', run: publish, done: 'live' }}
      done="saved"
      onSaved={(id, published) => left.push([id, published]) < 0}
    >
      {({ Field }) => (
        <>
          <Field of={field('title', f.text())} />
          <Field of={field('note', f.text())} label="note" />
        </>
      )}
    </FormScreen>
  )
}
const ROW = { id: '7', updateTime: '2026-11-27 10:00:00', title: 'a', note: 'n', views: 3 }

it('each save of a form sends only the fields changed since the last one', async () => {
  const [sent, left]: [unknown[], unknown[]] = [[], []]
  await draw(<Written row={ROW} sent={sent} left={left} />)
  await fill('姓名', 'b')
  await press('保存')
  await until(() => expect(left).toEqual([['7', false]]))
  await fill('note', 'm')
  await press('保存')
  await until(() => expect(left).toHaveLength(2))
  expect(sent).toEqual([
    { id: '7', title: 'b', updateTime: '2026-11-27 10:00:00' },
    { id: '7', note: 'm', updateTime: '2026-11-28 09:00:00' },
  ])
})

it('a record that was saved but not published stays open with one warning', async () => {
  const [sent, left]: [unknown[], unknown[]] = [[], []]
  const refuse = () => Promise.reject(new ApiError('refused', '封面过期'))
  await draw(<Written answers={[() => ({ id: 9 })]} publish={refuse} sent={sent} left={left} />)
  await fill('姓名', 'b')
  await press('启用')
  await until(() => expect(told).toEqual(['已保存，但未生效：封面过期']))
  await until(() => expect(addressed).toEqual([{ id: '9', mode: 'edit' }]))
  expect(left).toEqual([])
})

it('server errors of known fields appear under the fields, others as one message', async () => {
  const [sent, left]: [unknown[], unknown[]] = [[], []]
  const refuse = (message: string, fields: Record<string, string>) => () => {
    throw new ApiError('refused', message, undefined, undefined, fields)
  }
  const answers = [refuse('标题重复', { title: '标题已存在' }), refuse('别处不对', { elsewhere: '不对' })]
  await draw(<Written row={ROW} answers={answers} sent={sent} left={left} />)
  await fill('姓名', 'b')
  await press('保存')
  await sees('标题已存在')
  expect(told).toEqual([])
  await fill('姓名', 'c')
  await press('保存')
  await until(() => expect(told).toEqual(['别处不对']))
})

it('a cancelled save reports nothing and keeps the input', async () => {
  const [sent, left]: [unknown[], unknown[]] = [[], []]
  await draw(<Written row={ROW} answers={[() => CANCELLED]} sent={sent} left={left} />)
  await fill('姓名', 'b')
  await press('保存')
  await until(() => expect(sent).toHaveLength(1))
  expect(await find('input', '姓名')).toHaveValue('b')
  expect([told, left]).toEqual([[], []])
})

it('an open form adopts changes of its record and keeps only the typed input as a draft', async () => {
  const sent: object[] = []
  const fields = ['title', 'note', 'sort'].map((key) => field(key, f.text()))
  const Record = () => {
    const [row, setRow] = useState({ title: 'a', note: 'b', sort: '1', status: 0 })
    const [key, setKey] = useState(0)
    return (
      <>
        <Form key={key} fields={fields} initial={row} save={(values) => void sent.push(values)} />
        <button type="button" onClick={() => setRow({ title: 'A', note: 'B', sort: '2', status: 1 })}>
          change
        </button>
        <button type="button" onClick={() => setKey(key + 1)}>
          reopen
        </button>
      </>
    )
  }
  await draw(<Record />)
  await fill('note', 'typed')
  await press('change')
  expect(await find('input', 'title')).toHaveValue('A')
  await until(async () => expect(await find('input', 'note')).toHaveValue('typed'))
  await until(() => expect(JSON.stringify({ ...sessionStorage })).toContain('typed'))
  await press('reopen')
  await press('恢复')
  await press('send')
  await until(() => expect(sent).toEqual([{ title: 'A', note: 'typed', sort: '2', status: 1 }]))
})

/** Control that reports only changes, as every picker, upload and board does. */
const Pick = ({ id, onChange, value }: { id?: string; onChange?: (value: unknown) => void; value?: unknown }) => (
  <span id={id}>
    <button type="button" aria-label="pick" onClick={() => onChange?.(['picked'])}>
      {String(value)}
    </button>
  </span>
)
const stored = async () =>
  Promise.resolve({
    id: '1',
    name: 'a.png',
    url: 'https://files.example.com/a.png',
    size: 1,
    mime: 'image/png',
    md5: '',
  })
const typed = (text: string) => async () => {
  await hands.type(await find('input:not([type=file]), textarea', 'value'), text)
}
const day = async () => {
  await hands.click(await find('input', 'value'))
  await until(() => hands.click(sure(document.querySelector('.ant-picker-cell-in-view'))))
  await hands.tab()
}
const taken = async () => hands.click(await find('button', 'pick'))
const PNG = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', { type: 'image/png' })
const upload = async () => hands.upload(sure(document.querySelector<HTMLInputElement>('input[type=file]')), PNG)
const chosen = async () => {
  await hands.click(await find('input[role=combobox]', 'value'))
  await until(() => hands.click(sure(document.querySelector('.ant-select-item-option'))))
}
const GIVEN: Record<
  EntityField['kind'],
  { give: () => Promise<unknown>; control?: React.ReactElement<{ value?: unknown }> }
> = {
  ...Object.fromEntries(
    (['id', 'text', 'longtext', 'password', 'url', 'email', 'json', 'month', 'money', 'phone'] as const).map((kind) => [
      kind,
      { give: typed('Abc@12345') },
    ]),
  ),
  ...Object.fromEntries(
    (['integer', 'number', 'percent', 'points'] as const).map((kind) => [kind, { give: typed('5') }]),
  ),
  date: { give: day },
  dateTime: { give: day },
  status: { give: chosen },
  enum: {
    give: async () => hands.click(sure(document.querySelector('input[type=radio]'))),
    control: <Choice field={{ ...field('value', f.enum(userStatus)) }} />,
  },
  multi: {
    give: async () => hands.click(sure(document.querySelector('input[type=checkbox]'))),
    control: <Choices field={field('value', f.multi(userStatus))} />,
  },
  tags: { give: typed('a{Enter}') },
  switch: { give: async () => hands.click(await find('[role=switch]', 'value')) },
  file: { give: upload, control: <FileBox to={stored} label="scan" /> },
  images: { give: upload, control: <FilesBox to={stored} label="scans" /> },
  ...Object.fromEntries(
    (['image', 'richtext', 'ref', 'refs', 'region', 'geo', 'user', 'dealer'] as const).map((kind) => [
      kind,
      { give: taken, control: <Pick /> },
    ]),
  ),
} as Record<EntityField['kind'], { give: () => Promise<unknown>; control?: React.ReactElement<{ value?: unknown }> }> // every kind is named above

it.each(Object.entries(GIVEN).map(([kind, how]) => ({ kind, ...how })))(
  'an invalid $kind gets the focus after a save and clears its error once filled in',
  async ({ kind, give, control }) => {
    const one: EntityField = {
      ...field('value', { kind: kind as EntityField['kind'] }),
      of: f.status(userStatus).of,
      required: true,
    } // A key of GIVEN.
    const Asked = () => {
      const api = useForm<Record<string, unknown>>({ name: 'kit', initial: {}, save: () => {} })
      const { Field } = api
      return (
        <FormBody {...api.body}>
          <Field of={one} label="value">
            {control}
          </Field>
          <button type="button" onClick={api.submit}>
            send
          </button>
        </FormBody>
      )
    }
    await draw(<Asked />)
    await press('send')
    await until(() => expect(document.querySelector('.ant-form-item-explain-error')).not.toBeNull())
    await until(() =>
      expect(document.querySelector('.ant-form-item-control')).toContainElement(document.activeElement as HTMLElement),
    ) // An element of an HTML page.
    await give()
    await until(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeNull())
  },
)

it('a missing picture gets the focus after a save and can be chosen by keyboard', async () => {
  const Asked = () => {
    const api = useForm<Record<string, unknown>>({ name: 'kit', initial: {}, save: () => {} })
    const { Field } = api
    return (
      <FormBody {...api.body}>
        <Field of={{ ...field('value', f.image()), required: true }} label="value">
          <ImageBox to={stored} />
        </Field>
        <button type="button" onClick={api.submit}>
          send
        </button>
      </FormBody>
    )
  }
  await draw(<Asked />)
  await press('send')
  const box = await find('[role=button]', '选择图片')
  await until(() => expect(box).toHaveFocus())
  const input = sure(document.querySelector<HTMLInputElement>('input[type=file]'))
  const opened = vi.spyOn(input, 'click')
  await hands.keyboard('{Enter}')
  expect(opened).toHaveBeenCalled()
})

it('a failed inspection of a picture is reported and can be repeated', async () => {
  const inspect = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const take = vi.fn()
  await draw(<ImageBox to={stored} size={[600, 600]} inspect={inspect} onChange={take} />)
  const give = () => hands.upload(sure(document.querySelector<HTMLInputElement>('input[type=file]')), png(600, 600))
  const faults = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  await give()
  await until(() => expect(faults()).toEqual(['网络连接失败，请检查网络后重试']))
  expect(take).not.toHaveBeenCalled()
  await give()
  await until(() => expect(take).toHaveBeenCalledWith('https://files.example.com/a.png'))
  expect(faults()).toEqual([])
})

it('a filled field is validated again when a field it depends on changes', async () => {
  const Pair = () => {
    const api = useForm({ name: 'kit', initial: { first: '', second: new Array<string>() }, save: () => {} })
    const { Field } = api
    return (
      <FormBody {...api.body}>
        <Field of={field('first', f.text())} label="first" />
        <Field
          of={{ ...field('second', f.refs()), required: true }}
          label="second"
          needs={[field('first', f.text())]}
          check={(_, values) => (values.first === 'bad' ? 'bad pair' : undefined)}
        >
          <Pick />
        </Field>
        <button type="button" onClick={api.submit}>
          send
        </button>
      </FormBody>
    )
  }
  await draw(<Pair />)
  await fill('first', 'good')
  await hands.click(await find('button', 'pick'))
  await until(() => expect(screen.getByText('picked')).toBeInTheDocument())
  expect(document.querySelector('.ant-form-item-explain-error')).toBeNull()
  await fill('first', 'bad')
  await screen.findByText('bad pair')
})

it('F-235 a lazy component that never loads offers a retry after half a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const answers: ((module: { default: () => string }) => void)[] = []
  const Part = lazyComponent(() => new Promise<{ default: () => string }>((answer) => void answers.push(answer)))
  await draw(<Part />)
  expect(document.querySelector('.ant-skeleton')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(31_000)
  await press('重试')
  await until(() => expect(answers).toHaveLength(2))
  sure(answers[1])({ default: () => 'there' })
  await screen.findByText('there')
})

it('useFresh requests once even when React restarts the first render', async () => {
  let asked = 0
  const query = { queryKey: ['begun anew'], queryFn: () => Promise.resolve(`answer ${++asked}`) }
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const Page = () => {
    const { data } = useFresh(query)
    use(gate)
    return <p>{data ?? 'nothing yet'}</p>
  }
  const page = (
    <Suspense fallback="waiting">
      <Page />
    </Suspense>
  )
  await act(() => draw(page))
  await screen.findByText('waiting')
  await until(() =>
    expect(Date.now()).toBeGreaterThan(sure(queryClient.getQueryState<string>(query.queryKey)).dataUpdatedAt),
  )
  expect(queryClient.getQueryData(query.queryKey)).toBe('answer 1')
  await act(() => {
    open()
    return gate
  })
  expect(await screen.findByText('answer 1')).toBeInTheDocument()
  expect(asked).toBe(1)
})

it('useLoad requests once for two components in one render', async () => {
  let asked = 0
  const query = { queryKey: ['two places'], queryFn: () => Promise.resolve(`answer ${++asked}`) }
  const Place = () => <p>{useLoad(query).data ?? 'nothing yet'}</p>
  /** Takes long enough for React to yield before the effects, so that the response arrives in between. */
  const Slow = () => {
    const end = performance.now() + 20
    while (performance.now() < end);
    return null
  }
  await Promise.all([loadTexts('common', 'shared'), loadLibraryTexts()])
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Providers>
      <Place />
      <Place />
      <Slow />
    </Providers>,
  )
  await vi.waitFor(() => expect(screen.getAllByText(/^answer/)).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve))
  root.unmount()
  vi.unstubAllGlobals()
  expect(asked).toBe(1)
})
