// @module-tag core
import { act, fireEvent, render } from '@testing-library/react'
import { Activity, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Form as AntForm } from 'antd'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SendForm } from '@/api/call'
import { ApiError } from '@/api/error'
import { loadLibraryTexts } from '@/app/language'
import { Providers } from '@/app/Providers'
import { closeTabs } from '@/app/shell/tabMoves'
import { useParts } from '@/app/shell/useParts'
import { memoryOf } from '@/app/tabs'
import { useQuestion } from '@/app/unsaved'
import { type Draft, type Field as EntityField, f } from '@/entities/field'
import type { StoredFile } from '@/entities/shared/file'
import { NumberBox } from '@/kit/form/controls'
import { useDraftText } from '@/kit/form/draft'
import { FormBody, useForm } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { useClosingTyped } from '@/kit/form/useClosing'
import { ScreenContext, type ScreenPlace, useUnsaved } from '@/kit/page/screen'
import { loadTexts } from '@/locales'
import { clearAllDirty, useDirty } from '@/session/dirty'
import { draftOf } from '@/session/drafts'
import { useTabs } from '@/session/tabs'
import { all, box, fill, find, hands, press, sees, settled, sure, until } from '../actions'
import { png } from '../pictures'

const field = <K extends string, V>(key: K, draft: Draft<V>): EntityField<K, V> => ({
  ...draft,
  key,
  label: 'user.nickname',
})
const TAB = 'tab'
const isUnsaved = () => useDirty.getState().keys.includes(TAB)

/** Page of a tab as the shell renders it, hidden or not. */
const Page = ({ mode = 'visible', children }: { mode?: 'visible' | 'hidden'; children: ReactNode }) => (
  <Activity mode={mode}>
    <Place>{children}</Place>
  </Activity>
)
const Place = ({ children }: { children: ReactNode }) => {
  const [{ kept, end }] = useState(() => memoryOf(TAB))
  const { setDirty, mountPart } = useParts(TAB, end.signal)
  const place = useMemo(
    (): ScreenPlace => ({
      tab: TAB,
      path: '/home',
      query: new URLSearchParams(),
      kept,
      setQuery: () => {},
      go: () => {},
      close: () => {},
      setDirty,
      mountPart,
      closed: end.signal,
      setName: () => {},
    }),
    [kept, end, setDirty, mountPart],
  )
  return <ScreenContext value={place}>{children}</ScreenContext>
}

const draw = async (page: ReactNode) => {
  await Promise.all([loadTexts('common', 'shared'), loadLibraryTexts()])
  const { rerender } = render(<Providers>{page}</Providers>)
  return (next: ReactNode) => rerender(<Providers>{next}</Providers>)
}
beforeEach(() => {
  useTabs.setState({ tabs: [{ key: TAB, path: '/x', search: '', hash: '', turn: 0, shownAt: 1 }], active: TAB })
  return () => {
    clearAllDirty()
    useTabs.setState({ tabs: [], active: undefined })
  }
})

interface FormProps {
  name?: string
  fields?: readonly EntityField[]
  save?: (values: object) => unknown
  leave?: () => unknown
  children?: ReactNode
}
const TITLE = [field('title', f.text())]
const Form = ({ name = 'form', fields = TITLE, save = () => {}, leave, children }: FormProps) => {
  const [initial] = useState({})
  const api = useForm<Record<string, unknown>>({ name, initial, save, leave })
  const { Field } = api
  return (
    <FormBody {...api.body}>
      {fields.map((one) => (
        <Field key={one.key} of={one} label={one.key} />
      ))}
      {children}
      <button type="button" onClick={api.submit}>
        send
      </button>
      <span role="status">{api.dirty ? 'unsaved' : 'saved'}</span>
    </FormBody>
  )
}

const Opening = ({ children }: { children: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && children(() => setOpen(false))}
      <button type="button" onClick={() => setOpen(false)}>
        back
      </button>
    </>
  )
}
const Panel = ({ onClose, save = () => {} }: { onClose: () => void; save?: (values: object) => unknown }) => (
  <FormPanel<{ inner?: string }> open name="inner" title="inner panel" initial={{}} save={save} onClose={onClose}>
    {({ Field }) => <Field of={field('inner', f.text())} label="inner" />}
  </FormPanel>
)

it('a tab is unsaved while any of its forms is', async () => {
  await draw(
    <Page>
      <Form />
      <Opening>{(close) => <Panel onClose={close} />}</Opening>
    </Page>,
  )
  await fill('title', 'a')
  await press('open')
  await fill('inner', 'b')
  await press(/^保\s?存$/)
  await until(() => expect(document.querySelector('.ant-drawer-open')).toBeNull())
  expect(isUnsaved()).toBe(true)
  await press('send')
  expect(isUnsaved()).toBe(false)
})

it('the mark of a panel ends when the panel unmounts, but not when its page is hidden or unloaded', async () => {
  const page = <Opening>{(close) => <Panel onClose={close} />}</Opening>
  const show = await draw(<Page>{page}</Page>)
  await press('open')
  await fill('inner', 'b')
  show(<Page mode="hidden">{page}</Page>)
  await settled()
  expect(isUnsaved()).toBe(true)
  show(<Page>{page}</Page>)
  await settled()
  expect(isUnsaved()).toBe(true)
  await act(async () => (await find('button', 'back')).click())
  await settled()
  expect(isUnsaved()).toBe(false)
  await press('open')
  await fill('inner', 'c')
  show(null)
  await settled()
  expect(isUnsaved()).toBe(true)
})

it('a panel that marks itself after it was closed leaves no mark', async () => {
  let late = () => {}
  const Late = () => {
    const mark = useUnsaved()
    useEffect(() => {
      late = () => mark(true)
    })
    return null
  }
  await draw(
    <Page>
      <Opening>{() => <Late />}</Opening>
    </Page>,
  )
  await press('open')
  late()
  await settled()
  expect(isUnsaved()).toBe(true)
  await press('back')
  late()
  await settled()
  expect(isUnsaved()).toBe(false)
})

it('typed input outside a form marks the tab, and closing the tab clears all its marks', async () => {
  const Typed = () => {
    const [text, setText] = useState('')
    const { question } = useClosingTyped(text !== '', 'typed', () => {})
    return (
      <>
        <input aria-label="typed" value={text} onChange={({ target }) => setText(target.value)} />
        {question}
      </>
    )
  }
  await draw(
    <Page>
      <Form />
      <Typed />
    </Page>,
  )
  await fill('typed', 'a')
  expect(isUnsaved()).toBe(true)
  await fill('title', 'b')
  await fill('typed', '')
  expect(isUnsaved()).toBe(true)
  const closing = closeTabs([TAB])
  useQuestion.getState().question?.answer(true)
  expect(await closing).toBe(true)
  expect(isUnsaved()).toBe(false)
})

/** Upload whose replies the test gives. */
const uploads = () => {
  const ends: { reply: (url: string) => Promise<void>; signal?: AbortSignal }[] = []
  const to = ((_: FormData, options?: { signal?: AbortSignal }) =>
    new Promise<StoredFile>((resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new ApiError('aborted', '')))
      ends.push({
        signal: options?.signal,
        reply: async (url) => {
          resolve({ id: url, name: url, url: `https://files.example.com/${url}` } as StoredFile) // The other fields are not read.
          await settled()
        },
      })
    })) as SendForm<StoredFile> // A call without its description.
  return { ends, to }
}
const give = async (at: number, ends: unknown[]) => {
  const input = sure(document.querySelectorAll<HTMLInputElement>('input[type=file]')[at])
  const before = ends.length
  await hands.upload.now(input, png(600, 600))
  await until(() => expect(ends).toHaveLength(before + 1))
}
const SIZE = [600, 600] as const

it('an upload keeps what was typed and uploaded meanwhile', async () => {
  const { ends, to } = uploads()
  let held: { text: string; image: string }[] = []
  const Cards = () => {
    const [value, setValue] = useState([
      { text: '', image: '' },
      { text: '', image: '' },
    ])
    useEffect(() => {
      held = value
    })
    return value.map((card, at) => (
      <div key={at}>
        <input
          aria-label={`text ${at}`}
          value={card.text}
          onChange={({ target }) => setValue(value.with(at, { ...card, text: target.value }))}
        />
        <ImageBox
          to={to}
          size={SIZE}
          value={card.image}
          onChange={(image = '') => setValue(value.with(at, { ...card, image }))}
        />
      </div>
    ))
  }
  await draw(<Cards />)
  await give(0, ends)
  await give(1, ends)
  await fill.now('text 0', 'a')
  await fill.now('text 1', 'b')
  await Promise.all(ends.map(({ reply }, at) => reply(`${at}.png`)))
  expect(held).toEqual([
    { text: 'a', image: 'https://files.example.com/0.png' },
    { text: 'b', image: 'https://files.example.com/1.png' },
  ])
})

it('uploads that end while their page is hidden are all kept', async () => {
  const { ends, to } = uploads()
  let held: string[] = []
  const Covers = () => {
    const [value, setValue] = useState(['', ''])
    // A hidden page runs no effects.
    // oxlint-disable-next-line react/globals -- as above
    held = value
    return value.map((one, at) => (
      <ImageBox key={at} to={to} size={SIZE} value={one} onChange={(next = '') => setValue(value.with(at, next))} />
    ))
  }
  const show = await draw(
    <Page>
      <Covers />
    </Page>,
  )
  await give(0, ends)
  await give(1, ends)
  show(
    <Page mode="hidden">
      <Covers />
    </Page>,
  )
  await settled()
  await ends[0]?.reply('0.png')
  await ends[1]?.reply('1.png')
  expect(held).toEqual(['https://files.example.com/0.png', 'https://files.example.com/1.png'])
})

it('an upload follows the row of a list, and ends with it', async () => {
  const { ends, to } = uploads()
  const drop = vi.fn(() => Promise.resolve())
  let held: unknown
  interface Row {
    image?: string
  }
  const List = () => {
    const [initial] = useState<{ rows: Row[] }>({ rows: [{}, {}, {}] })
    const api = useForm<{ rows: Row[] }>({ name: 'list', initial, save: () => {} })
    const { Field } = api
    const rows = AntForm.useWatch('rows', api.form)
    useEffect(() => {
      held = rows
    })
    return (
      <FormBody {...api.body}>
        <AntForm.List name="rows">
          {(items, { remove, move }) => (
            <>
              {items.map(({ key, name }) => (
                <Field key={key} of={field('image', f.image())} at={['rows', name]}>
                  <ImageBox to={to} drop={drop} size={SIZE} />
                </Field>
              ))}
              <button type="button" onClick={() => move(0, 2)}>
                move
              </button>
              <button type="button" onClick={() => remove(0)}>
                remove
              </button>
            </>
          )}
        </AntForm.List>
      </FormBody>
    )
  }
  await draw(
    <Page>
      <List />
    </Page>,
  )
  await give(0, ends)
  await give(1, ends)
  await press.now('move')
  await press.now('remove')
  await ends[0]?.reply('moved.png')
  await ends[1]?.reply('removed.png')
  expect(held).toEqual([{}, { image: 'https://files.example.com/moved.png' }])
  expect(drop).toHaveBeenCalledExactlyOnceWith({ id: 'removed.png' })
})

it('closing a tab aborts its upload, which then no longer marks it', async () => {
  const { ends, to } = uploads()
  await draw(
    <Page>
      <Form>
        <Upload to={to} />
      </Form>
    </Page>,
  )
  await give(0, ends)
  expect(isUnsaved()).toBe(true)
  const closing = closeTabs([TAB])
  useQuestion.getState().question?.answer(true)
  expect(await closing).toBe(true)
  expect(ends[0]?.signal?.aborted).toBe(true)
  await ends[0]?.reply('late.png')
  expect(isUnsaved()).toBe(false)
})
const Upload = ({ to }: { to: SendForm<StoredFile> }) => (
  <AntForm.Item name="image">
    <ImageBox to={to} size={SIZE} />
  </AntForm.Item>
)

it('Enter in a window over a form saves that of the window only', async () => {
  const saved: unknown[] = []
  await draw(
    <Page>
      <Form save={() => saved.push('outer')}>
        <Opening>{(close) => <Panel save={(values) => saved.push(values)} onClose={close} />}</Opening>
      </Form>
    </Page>,
  )
  await press('open')
  await fill('inner', 'a')
  await hands.keyboard('{Enter}')
  expect(saved).toEqual([{ inner: 'a' }])
})

it('text typed during a save is still unsaved', async () => {
  let reply = () => {}
  await draw(
    <Page>
      <Form save={() => new Promise<void>((resolve) => (reply = resolve))} />
    </Page>,
  )
  await fill('title', 'a')
  await press.now('send')
  await until(() => expect(document.querySelector('[role=status]')).toHaveTextContent('unsaved'))
  await hands.type.now(await box('title'), 'b')
  await act(async () => reply())
  await settled()
  expect(isUnsaved()).toBe(true)
  expect(draftOf('form').get()).toEqual({ title: 'ab' })
  await press.now('send')
  await act(async () => reply())
  await settled()
  expect(isUnsaved()).toBe(false)
})

it.each([undefined, () => false])('an upload begun during a save goes on if the form stays open', async (leave) => {
  const { ends, to } = uploads()
  let reply = () => {}
  await draw(
    <Page>
      <Form save={() => new Promise<void>((resolve) => (reply = resolve))} leave={leave}>
        <Upload to={to} />
      </Form>
    </Page>,
  )
  await fill('title', 'a')
  await press.now('send')
  await give(0, ends)
  await act(async () => reply())
  await settled()
  expect(ends[0]?.signal?.aborted).toBe(false)
  expect(isUnsaved()).toBe(true)
  await ends[0]?.reply('0.png')
  await until(() => expect(draftOf('form').get()).toMatchObject({ image: 'https://files.example.com/0.png' }))
})

it('text typed during a save is kept as a draft if the page does not leave', async () => {
  let reply = () => {}
  await draw(
    <Page>
      <Form save={() => new Promise<void>((resolve) => (reply = resolve))} leave={() => false} />
    </Page>,
  )
  await fill('title', 'a')
  await press.now('send')
  await hands.type.now(await box('title'), 'b')
  await act(async () => reply())
  await until(() => expect(draftOf('form').get()).toEqual({ title: 'ab' }))
  expect(isUnsaved()).toBe(true)
})

it('a draft restored during a save is still unsaved', async () => {
  draftOf('form').set({ title: 'old' }, 60_000)
  let reply = () => {}
  await draw(
    <Page>
      <Form save={() => new Promise<void>((resolve) => (reply = resolve))} />
    </Page>,
  )
  await press.now('send')
  await press.now('恢复')
  await act(async () => reply())
  await settled()
  expect(isUnsaved()).toBe(true)
  expect(draftOf('form').get()).toEqual({ title: 'old' })
})

it('Ctrl+S keeps the place in a box that selects its text on focus', async () => {
  const Selecting = () => (
    <Form>
      <input aria-label="stock" onFocus={({ target }) => target.select()} />
    </Form>
  )
  await draw(
    <Page>
      <Selecting />
    </Page>,
  )
  const input = await box('stock')
  await hands.type(input, '12')
  await hands.keyboard('{Control>}s{/Control}')
  await hands.keyboard('3')
  expect(input).toHaveValue('123')
})

it('Ctrl+S saves a tag that is still being typed', async () => {
  const saved: unknown[] = []
  await draw(
    <Page>
      <Form fields={[field('tags', f.tags())]} save={(values) => saved.push(values)} />
    </Page>,
  )
  const input = await box('tags')
  await hands.type(input, 'new')
  await hands.keyboard('{Control>}s{/Control}')
  expect(saved).toEqual([{ tags: ['new'] }])
  expect(input).toHaveFocus()
})

it('Enter and leaving a number box send the corrected number', async () => {
  const taken: unknown[] = []
  const Boxed = () => {
    const [value, setValue] = useState<number | null>(1)
    const send = () => taken.push(value)
    return <NumberBox aria-label="no" max={9999} value={value} onChange={setValue} onPressEnter={send} onBlur={send} />
  }
  await draw(<Boxed />)
  const input = await box('no')
  await hands.clear(input)
  await hands.type(input, '12345{Enter}')
  expect(taken).toEqual([9999])
  await hands.clear(input)
  await hands.type(input, '55555')
  await hands.tab()
  expect(taken).toEqual([9999, 9999])
})

it('a remote select offers only options of the typed keyword', async () => {
  const taken: unknown[] = []
  const Picked = () => {
    const [value, setValue] = useState<string[]>([])
    return (
      <RemoteSelect
        multiple
        label="dealer"
        value={value}
        ask={(keyword) => ({
          queryKey: ['remote select', keyword],
          queryFn: () => Promise.resolve([{ value: `${keyword}1`, label: `found ${keyword}` }]),
        })}
        onChange={(next) => {
          taken.push(next)
          setValue([next ?? []].flat())
        }}
      />
    )
  }
  await draw(<Picked />)
  const input = await box('dealer')
  await hands.click(input)
  await sees('found')
  // The library reads the key code, which jsdom leaves out.
  const enter = async () => {
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    fireEvent.keyUp(input, { key: 'Enter', keyCode: 13 })
    await settled()
  }
  await hands.keyboard.now('ab')
  await enter()
  expect(taken).toEqual([])
  await sees('found ab')
  await enter()
  expect(taken).toEqual([['ab1']])
  expect(input).toHaveValue('')
  await until(() => expect(all('.ant-select-item-option', 'found')).toHaveLength(1))
})

it('a second press during the question about a save does nothing', async () => {
  const ask = vi.fn(() => new Promise<undefined>(() => {}))
  await draw(
    <Page>
      <FormPanel<{ inner?: string }>
        open
        name="asking"
        title="asking"
        initial={{}}
        save={() => {}}
        ask={ask}
        onClose={() => {}}
      >
        {({ Field }) => <Field of={field('inner', f.text())} label="inner" />}
      </FormPanel>
    </Page>,
  )
  await fill('inner', 'a')
  await hands.keyboard('{Enter}')
  await hands.keyboard('{Enter}')
  expect(ask).toHaveBeenCalledOnce()
  expect(document.querySelector('.ant-btn-loading')).not.toBeNull()
})

it('a quick reason is added to a typed one', async () => {
  const sent: string[] = []
  await draw(
    <Page>
      <ReasonDialog
        name="reason"
        title="reason"
        field={field('reason', f.longtext())}
        picks={{ label: 'kit.save', reasons: ['kit.cancel', 'kit.close'] }}
        okText="send reason"
        send={(reason) => sent.push(reason)}
        onClose={() => {}}
      />
    </Page>,
  )
  const picks = '[role=group] button'
  await hands.click(await find(picks, /^取\s?消$/))
  await hands.click(await find(picks, /^关\s?闭$/))
  const input = document.querySelector('textarea')
  expect(input).toHaveValue('关闭')
  await hands.type(sure(input), '!')
  await hands.click(await find(picks, /^取\s?消$/))
  expect(input).toHaveValue('关闭!\n取消')
  await hands.click(await find(picks, /^关\s?闭$/))
  expect(input).toHaveValue('关闭!\n关闭')
})

it('a restored text keeps what was typed since', async () => {
  draftOf('opinion').set({ text: 'old' }, 60_000)
  const Opinion = () => {
    const { text, setText, offer } = useDraftText('opinion')
    return (
      <>
        {offer}
        <textarea aria-label="opinion" value={text} onChange={({ target }) => setText(target.value)} />
      </>
    )
  }
  await draw(<Opinion />)
  await fill('opinion', 'new')
  await press('恢复')
  expect(document.querySelector('textarea')).toHaveValue('old\nnew')
  expect(draftOf('opinion').get()).toEqual({ text: 'old\nnew' })
})
