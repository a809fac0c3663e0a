import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import * as files from '@/api/system/files'
import * as internalStaff from '@/api/system/internalStaff'
import * as users from '@/api/system/users'
import { Providers } from '@/app/Providers'
import { type Draft, type Field as EntityField, f } from '@/entities/field'
import { userStatus } from '@/entities/shared/enums'
import { FormBody, useForm } from '@/kit/form/Form'
import { RichText } from '@/kit/rich/RichText'
import { ScreenContext, type ScreenPlace } from '@/kit/page/screen'
import { isRecord, prop } from '@/lib/json'
import { validatePassword } from '@/lib/password'
import { loadTexts } from '@/locales'
import { hosts } from '../backEnd'
import { bodies, box, button, fill, find, hands, press, settled, sure, textWith, until } from '../actions'
import { control, openConsole, received } from '../harness'

const LONG = 'a汉'.repeat(2500)
const NAUGHTY: readonly string[] = [
  '"><img class=planted src=x onerror=window.ran=1>',
  '<script class=planted>window.ran=1</script>',
  '&lt;b&gt; &amp; &nbsp;',
  '\u202e名字倒过来.gpj.exe',
  'مرحبا 123 שלום',
  '👨‍👩‍👧‍👦🏳️‍🌈𠮷野家',
  'a\u200bb\u2060c\ufeffd',
  `O'Brien "x" \`y\` \\`,
  "'; DROP TABLE users; --",
  '=HYPERLINK("https://evil.example","x")',
  '00012345',
  '1e309',
  '-0',
  '9007199254740993',
  '0x1F',
  '1.234,56',
  '{{name}} ${x} $t(kit.ok) %s',
  '__proto__',
  'null',
  LONG,
]

const FEW = NAUGHTY.filter((text) => NAUGHTY.indexOf(text) % 3 === 0)

const PLACE: ScreenPlace = {
  tab: '',
  path: '/home',
  query: new URLSearchParams(),
  kept: new Map(),
  setQuery: () => {},
  go: () => {},
  close: () => {},
  setDirty: () => {},
  mountPart: () => () => {},
  closed: new AbortController().signal,
  setName: () => {},
}
const { save } = internalStaff

const Form = ({ of }: { of: EntityField }) => {
  const [initial] = useState({})
  const send = (values: Record<string, unknown>) => save(values as never) // Any body will do, because it is refused.
  const api = useForm<Record<string, unknown>>({
    name: 'hostile',
    initial,
    save: send,
    secret: of.kind === 'password' ? [of.key] : [],
  })
  const { Field } = api
  return (
    <FormBody {...api.body}>
      <Field of={of} label="box">
        {of.kind === 'richtext' ? <RichText to={files.uploadBatch} label="box" /> : undefined}
      </Field>
      <button type="button" disabled={api.busy} onClick={api.submit}>
        send
      </button>
    </FormBody>
  )
}
const draw = async (draft: Draft<unknown>) => {
  vi.stubEnv('VITE_MAIN_HOST', hosts.main)
  control.lift()
  control.inject({ path: save.path, kind: 'code', code: 500, message: '不行' })
  await loadTexts('common', 'shared')
  cleanup()
  render(
    <Providers>
      <ScreenContext value={PLACE}>
        <Form of={{ ...draft, key: 'box', label: 'user.nickname' }} />
      </ScreenContext>
    </Providers>,
  )
}

const outcome = async (): Promise<{ got: unknown } | { said: string }> => {
  const before = received(save).length
  await until(async () => expect(await button('send')).toBeEnabled())
  await press('send')
  return until(() => {
    const said = document.querySelector('.ant-form-item-explain-error')?.textContent
    const got = bodies(save)[before]
    if (said) return { said }
    if (received(save).length > before) return { got: prop(got, 'box') }
    throw new Error('neither sent nor said')
  })
}
const unharmed = () => {
  expect(document.querySelector('.planted')).toBeNull()
  expect('ran' in window).toBe(false)
}
const CLEAR = /^(?!.*(undefined|\{\w|NaN|\[object)).{4,}$/su
const type = async (text: string) => {
  const input = await box('box')
  fireEvent.change(input, { target: { value: text } })
  return input
}

describe('F-192 hostile input', () => {
  it.each([
    ['text', f.text(), 20],
    ['longtext', f.longtext(), 20],
    ['text of at most 200', f.text({ max: 200 }), 19],
    ['required text', f.text({ required: true }), 20],
    ['code', f.text({ rule: 'code' }), 0],
    ['username', f.text({ rule: 'username' }), 1],
    ['email', f.email({ rule: 'email' }), 0],
    ['url', f.url({ rule: 'url' }), 0],
    ['menu path', f.text({ rule: 'menuPath' }), 0],
    ['version', f.text({ rule: 'semver' }), 0],
  ])('in a %s is sent unchanged or rejected with a message at the field', async (_, draft, passes) => {
    let passed = 0
    for (const text of passes ? NAUGHTY : FEW) {
      await draw(draft)
      const input = await type(text)
      const result = await outcome()
      if ('got' in result) {
        expect(result.got).toBe(text)
        passed++
      } else expect(result.said).toMatch(CLEAR)
      expect(input).toHaveValue(text)
    }
    expect(passed).toBe(passes)
    unharmed()
  })

  it('in a longtext keeps its line breaks', async () => {
    await draw(f.longtext())
    await type('甲\n乙\r\n\n丙')
    expect(await outcome()).toEqual({ got: '甲\n乙\n\n丙' })
  })

  it('in a password is sent unchanged with outer blanks or rejected by the rules', async () => {
    for (const text of [...NAUGHTY.slice(0, 8), ' Aa1@ 👍<b>"\' ', `Aa1@${'x'.repeat(200)}`, 'Ａa1@5678']) {
      await draw(f.password())
      await type(text)
      const result = await outcome()
      if (validatePassword(text.trim())) expect(sure('said' in result ? result.said : undefined)).toMatch(CLEAR)
      else expect(result).toEqual({ got: text })
    }
    expect(received(save).length).toBeGreaterThan(2)
    unharmed()
  })

  it('in a phone number is reduced to digits or rejected', async () => {
    for (const text of NAUGHTY) {
      await draw(f.phone({ rule: 'mobile' }))
      await type(text)
      expect([text, await outcome()]).toEqual([text, { said: textWith(CLEAR) }])
    }
    await draw(f.phone({ rule: 'mobile' }))
    for (const text of ['+86 139-0000-1234', '１３９００００１２３４', '139\u200b0000 1234', '(139) 00001234']) {
      await type(text)
      expect(await outcome()).toEqual({ got: '13900001234' })
    }
  })

  it.each([
    ['integer', f.integer()],
    ['number', f.number()],
    ['percent', f.percent({ min: 0, max: 100 })],
  ])('in an %s box is sent exactly as the box shows it on blur', async (_, draft) => {
    for (const text of [...NAUGHTY.slice(8), '１２', '12.5', '-3', '1,234', '٣']) {
      await draw(draft)
      const input = await box('box')
      await hands.clear(input)
      await hands.click(input)
      await hands.paste(text)
      fireEvent.blur(input)
      const shown = input instanceof HTMLInputElement ? input.value : ''
      const result = await outcome()
      if ('said' in result) expect(result.said).toMatch(CLEAR)
      else if (shown === '') expect([undefined, null, '']).toContain(result.got)
      else expect([text, String(result.got)]).toEqual([text, shown])
    }
  })

  it('in a date box is sent only as the valid date shown', async () => {
    for (const text of [...FEW, '2024-02-30', '2024-13-01', '2024-02-29', '31/12/2024']) {
      await draw(f.date())
      const input = await box('box')
      await hands.click(input)
      await hands.paste(text)
      await hands.tab()
      const result = await outcome()
      const shown = input instanceof HTMLInputElement ? input.value : ''
      expect([text, 'got' in result ? (result.got ?? '') : 'said']).toEqual([text, shown])
    }
    expect(bodies(save).map((body) => prop(body, 'box'))).toContain('2024-02-29')
    expect(bodies(save).map((body) => prop(body, 'box'))).not.toContain('2024-02-30')
  }, 120_000)

  it('in the search of a select finds nothing and leaves the value unchanged', async () => {
    await draw(f.status(userStatus))
    const input = await find('input[role=combobox]', 'box')
    await hands.click(input)
    for (const text of NAUGHTY) {
      fireEvent.change(input, { target: { value: text } })
      await until(() => expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(0))
      expect(input).toHaveValue(text)
    }
    await hands.keyboard('{Escape}')
    expect(await outcome()).toEqual({ got: undefined })
    unharmed()
  })

  it('as tags is sent unchanged', async () => {
    await draw(f.tags())
    const input = await find('input[role=combobox]', 'box')
    for (const text of NAUGHTY) {
      fireEvent.change(input, { target: { value: text } })
      await hands.type(input, '{Enter}')
    }
    expect(await outcome()).toEqual({ got: NAUGHTY })
    unharmed()
  })

  it('pasted into rich text never becomes markup', async () => {
    await draw(f.richtext())
    const editor = await find('[contenteditable=true]', 'box')
    for (const text of NAUGHTY) {
      fireEvent.paste(editor, {
        clipboardData: {
          getData: (kind: string) => (kind === 'text/plain' ? `${text}\n` : ''),
          files: [],
          types: ['text/plain'],
        },
      })
      const result = await outcome()
      const html = 'got' in result ? result.got : ''
      const page = new DOMParser().parseFromString(typeof html === 'string' ? html : '', 'text/html')
      expect(page.body.textContent).toContain(text)
      expect(page.querySelector('.planted, script, img')).toBeNull()
    }
    unharmed()
  })
})

const valuesOf = ({ query, body }: { query: object; body: unknown }): unknown[] => [
  ...Object.values(query),
  ...(isRecord(body) ? Object.values(body) : []),
]
const asked = (call: AnyCall) => sure(received(call).slice(-1).map(valuesOf)[0])

describe('F-192 F-207 hostile search text', () => {
  it.each([
    ['a list of users', '/system-management/userManagement', '姓名、账号或手机号', users.list],
    ['a list of staff', '/internalStaff', '姓名、工号或手机号', internalStaff.list],
  ])(
    'in %s reaches the server and the address unchanged',
    async (_, path, label, call) => {
      await openConsole(path)
      await settled()
      for (const text of NAUGHTY.filter((one, at) => at % 2 === 0 && one.length <= 100)) {
        await hands.type(await fill(label, text), '{Enter}')
        await until(() => expect(asked(call)).toContain(text))
        expect([...new URLSearchParams(location.search).values()]).toContain(text)
        expect(await box(label)).toHaveValue(text)
        await settled()
      }
      unharmed()
    },
    120_000,
  )

  it('is rejected as a phone number without a request', async () => {
    await openConsole('/clue-management/phoneBlacklist')
    await settled()
    const count = received(cluePhoneBlack.list).length
    for (const text of NAUGHTY.filter((one) => one.length <= 100)) {
      await hands.type(await fill(/手机号/, text), '{Enter}')
      await until(() => expect(document.querySelector('.filter-fault')?.textContent).toMatch(CLEAR))
    }
    expect(received(cluePhoneBlack.list)).toHaveLength(count)
    unharmed()
  })

  it('in a tree leaves it complete once the search is cleared', async () => {
    await openConsole('/system-management/resourceManagement')
    const names = () => [...document.querySelectorAll('[role=treegrid] [role=row]')].length
    await until(() => expect(names()).toBeGreaterThan(5))
    const before = names()
    const search = sure(document.querySelector<HTMLInputElement>('[role=tabpanel] input[placeholder]'))
    for (const text of NAUGHTY) {
      fireEvent.change(search, { target: { value: text } })
      await settled()
      expect(search).toHaveValue(text)
    }
    fireEvent.change(search, { target: { value: '' } })
    await until(() => expect(names()).toBe(before))
    unharmed()
  })

  it('in a picker reaches the server unchanged', async () => {
    await openConsole('/clue-management/clueList')
    await settled()
    await press('展开筛选')
    const input = await find('input[role=combobox]', /经销商/)
    await hands.click(input)
    for (const text of NAUGHTY.filter((one) => one.length <= 100).slice(0, 8)) {
      fireEvent.change(input, { target: { value: text } })
      await until(() => expect(control.log().flatMap(valuesOf)).toContain(text))
    }
    unharmed()
  })
})
