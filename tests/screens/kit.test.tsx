import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { Providers } from '@/app/Providers'
import { type Field as EntityField, f } from '@/entities/field'
import { userStatus } from '@/entities/shared/enums'
import { Field, FormBody, useForm } from '@/kit/form/Form'
import { columnOf } from '@/kit/list/columns'
import { DataTable } from '@/kit/list/DataTable'
import { later } from '@/kit/later'
import { ScreenContext, type ScreenPlace } from '@/kit/screen'
import { loadTexts } from '@/locales'
import { fill, find, hands, press, sure, until } from '../hands'
import { takeConsoleErrors } from '../setup'

const field = (key: string, draft: { kind: EntityField['kind'] }): EntityField => ({ ...draft, key, label: 'user.nickname' })
const PLACE: ScreenPlace = {
  tab: '',
  path: '/home',
  query: new URLSearchParams(),
  setQuery: () => {},
  go: () => {},
  close: () => {},
  setDirty: () => {},
}
const draw = async (page: React.ReactNode) => {
  await loadTexts('common', 'shared')
  render(
    <Providers>
      <ScreenContext value={PLACE}>{page}</ScreenContext>
    </Providers>,
  )
}

it('F-253 a cell that throws on one row shows a mark; the other rows and cells stay', async () => {
  const name = field('name', f.text())
  const bad = { ...columnOf<{ name: string }>({ key: 'bad', label: 'user.status', cell: ({ name: text }) => sure(/^[ac]$/.exec(text))[0].toUpperCase() }) }
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
  const api = useForm<object>({ name: 'kit', initial, save })
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

it('F-264 a key typed into one of eighty fields draws that field, not the other seventy-nine', async () => {
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

it('F-222 F-228 F-229 a value that left its list is marked and sent as it was; 0, false and emptied texts go out as such, never as defaults', async () => {
  const sent: object[] = []
  const fields = [field('state', f.status(userStatus)), field('count', f.integer()), field('on', f.switch()), field('note', f.text()), field('code', f.text())]
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

it('F-235 a part whose file never comes gives up after half a minute, with a way to try again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const answers: ((module: { default: () => string }) => void)[] = []
  const Part = later(() => new Promise<{ default: () => string }>((answer) => void answers.push(answer)))
  await draw(<Part />)
  expect(document.querySelector('.ant-skeleton')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(31_000)
  await press('重试')
  await until(() => expect(answers).toHaveLength(2))
  sure(answers[1])({ default: () => 'there' })
  await screen.findByText('there')
})
